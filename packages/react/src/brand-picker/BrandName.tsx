'use client'

import { matchRanges } from '@signpost/client/domain'
import { forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { HighlightedText } from '../parts/HighlightedText.tsx'
import type { BrandNameProps } from './BrandPickerProps.ts'

/**
 * The name of a brand with the typed letters highlighted, followed by the alias that matches, if any.
 *
 * @example
 * ```tsx
 * <BrandPicker slots={{ brand: BrandName }} />
 * ```
 */
export const BrandName: ComponentWithRef<BrandNameProps, HTMLSpanElement> = forwardRef(
  function BrandName({ brand: { name, aliases }, query, ...root }: BrandNameProps, ref) {
    const isFound = (text: string): boolean => matchRanges(text.slice(0, 300), query).length > 0
    const alias =
      query.trim() === '' || isFound(name) ? undefined : aliases.find((one) => isFound(one.name))
    return (
      <span ref={ref} {...root} data-part="name" translate="no">
        <bdi>
          <HighlightedText text={name} typed={query} />
        </bdi>
        {alias && (
          <>
            {' '}
            <bdi data-part="note">
              <HighlightedText text={alias.name} typed={query} />
            </bdi>
          </>
        )}
      </span>
    )
  },
)
