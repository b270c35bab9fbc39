'use client'

import type { CatalogBrand } from '@signpost/client'
import { type ComponentType, type LiHTMLAttributes, memo, type ReactNode } from 'react'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import type { BrandNameProps } from './BrandPickerProps.ts'

export interface BrandRowProps extends LiHTMLAttributes<HTMLLIElement> {
  readonly brand: CatalogBrand | undefined
  readonly query: string
  readonly as: ComponentType<BrandNameProps>
}

/** A brand of the list, memoized: of thousands only the changed ones are rendered again. */
export const BrandRow: ComponentType<BrandRowProps> = memo(function BrandRow({
  brand,
  query,
  as: Name,
  ...props
}: BrandRowProps): ReactNode {
  return (
    brand && (
      <li {...props} data-part="brand-option">
        <span data-part="brand-check">
          <SvgIcon path={placePaths.check} />
        </span>
        <Name brand={brand} query={query} />
      </li>
    )
  )
})
