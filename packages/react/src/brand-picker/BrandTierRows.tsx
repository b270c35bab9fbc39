'use client'

import type { CatalogBrand } from '@signpost/client'
import {
  type ComponentType,
  type LiHTMLAttributes,
  memo,
  type ReactNode,
  useId,
  useRef,
} from 'react'
import { placePaths } from '../icons/placePaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useWindowedRows } from '../internals/useWindowedRows.ts'
import { RowBlocks } from '../parts/RowBlocks.tsx'
import { BrandName } from './BrandName.tsx'
import type { BrandNameProps, BrandPickerProps } from './BrandPickerProps.ts'
import type { BrandPickerState } from './BrandPickerState.ts'
import type { BrandTier } from './brandTiers.ts'

export interface BrandTierRowsProps extends Pick<BrandPickerProps, 'slots' | 'classNames'> {
  readonly tier: BrandTier
  readonly state: BrandPickerState
}

/** The brands of one tier. A long tier renders only the visible brands. */
export function BrandTierRows({
  tier,
  state,
  slots = {},
  classNames = {},
}: BrandTierRowsProps): ReactNode {
  const { name, brands, first } = tier
  const { activeIndex, query, messages } = state
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const active = activeIndex === undefined ? -1 : activeIndex - first
  const pinned = active >= 0 && active < brands.length ? [active] : []
  const rows = useWindowedRows(list, { count: brands.length, whole: mostWhole, pinned })
  return (
    <div {...(name && { role: 'group', 'aria-labelledby': heading })} data-part="group">
      {name && (
        <div role="presentation" id={heading} data-part="group-title">
          {messages.tiers[name]}
        </div>
      )}
      <ul ref={list} role="presentation" data-part="list">
        <RowBlocks rows={rows}>
          {(row, block) => (
            <BrandRow
              key={row}
              {...rows.getRowProps(row, block)}
              {...state.getOptionProps(first + row)}
              className={classNames.row}
              brand={brands[row]}
              query={query}
              as={slots.brand ?? BrandName}
            />
          )}
        </RowBlocks>
      </ul>
    </div>
  )
}

/** The maximum number of brands in a tier for which all are rendered. */
const mostWhole = 200

interface BrandRowProps extends LiHTMLAttributes<HTMLLIElement> {
  readonly brand: CatalogBrand | undefined
  readonly query: string
  readonly as: ComponentType<BrandNameProps>
}

/** A brand of the list. Memoized, so that a list of thousands renders only the changed rows again. */
const BrandRow: ComponentType<BrandRowProps> = memo(function BrandRow({
  brand,
  query,
  as: Name,
  ...props
}: BrandRowProps): ReactNode {
  return (
    brand && (
      <li {...props} data-part="row">
        <span data-part="check">
          <SvgIcon path={placePaths.check} />
        </span>
        <Name brand={brand} query={query} />
      </li>
    )
  )
})
