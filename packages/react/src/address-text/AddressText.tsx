'use client'

import type { Address } from '@signpost/client'
import { addressLines } from '@signpost/client/domain'
import { Fragment, forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { nameAttributes } from '../domain/foreignLanguage.ts'
import { rootProps } from '../domain/rootProps.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { useSignpost } from '../provider/useSignpost.ts'

export interface AddressTextProps extends RootProps {
  /** Default: the address of the card's place. */
  readonly address?: Address | undefined
  /** The layout: one line, or as many lines as is usual in its country. Default: `lines`. */
  readonly layout?: 'lines' | 'line' | undefined
  /** Writes the country. Default: true. */
  readonly country?: boolean | undefined
  /** A line that is shown beside it, such as the title of a card, and omitted here unless it is all there is. */
  readonly without?: string | undefined
}

/**
 * An address in the order, with the parts and on the lines that its country uses.
 *
 * @example
 * ```tsx
 * <AddressText address={place.address} layout="line" />
 * ```
 */
export const AddressText: ComponentWithRef<AddressTextProps, HTMLSpanElement> = forwardRef(
  function AddressText(props: AddressTextProps, ref) {
    const { layout = 'lines', country, without } = props
    const place = useCardPlace()
    const { language } = useSignpost()
    const address = props.address ?? place?.address
    if (!address) return null
    const all = addressLines(address, { country: country ?? true })
    const lines = all.length > 1 ? all.filter((line) => line !== without) : all
    if (lines.length === 0) return null
    const isLine = layout === 'line'
    return (
      // One line has the direction of its first letter: what does not fit is truncated at its end.
      <span
        ref={ref}
        {...rootProps('address-text', props)}
        data-layout={layout}
        {...nameAttributes(lines.join(' '), address.countryCode, language)}
        dir={isLine ? 'auto' : undefined}
      >
        {lines.map((line, index) => (
          <Fragment key={line}>
            {/* For screen readers, and for copying. */}
            {index > 0 && (isLine ? ', ' : '\n')}
            {/* A `bdi` would not count for the direction. */}
            {isLine && index === 0 ? (
              <span data-part="line">{line}</span>
            ) : (
              <bdi data-part="line">{line}</bdi>
            )}
          </Fragment>
        ))}
      </span>
    )
  },
)
