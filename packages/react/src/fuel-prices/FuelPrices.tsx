'use client'

import type { FuelGrade, FuelPrice, FuelUnit, Place } from '@signpost/client'
import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { afterPrice, fuelName } from '../domain/fuelName.ts'
import { fuelPriceRows } from '../domain/fuelPriceRows.ts'
import { useCardPlace } from '../internals/PlaceContext.ts'
import { type HeadingLevel, SectionTitle } from '../parts/SectionTitle.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { FuelPricesMessages } from './FuelPricesMessages.ts'
import { en } from './FuelPricesMessages.ts'

export interface FuelPricesProps extends RootProps {
  /** Default: the place of the card around it. */
  readonly place?: Place | undefined
  /** Default: the prices of the place. */
  readonly prices?: readonly FuelPrice[] | undefined
  /** The grade that comes first. */
  readonly preferredGrade?: FuelGrade | undefined
  /** The unit to which prices are converted. Default: the unit of each price. */
  readonly unit?: FuelUnit | undefined
  /** The level of the heading. Default: 3. */
  readonly headingLevel?: HeadingLevel | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<FuelPricesMessages> | undefined
}

/**
 * The fuel prices of a place, grade by grade. Nothing where there are none that can be shown.
 *
 * @example
 * ```tsx
 * <FuelPrices place={place} preferredGrade="diesel" />
 * ```
 */
export const FuelPrices: ComponentWithRef<FuelPricesProps, HTMLDivElement> = forwardRef(
  function FuelPrices(props: FuelPricesProps, ref) {
    const { preferredGrade, unit, headingLevel, messages: ownMessages } = props
    const { language } = useSignpost()
    const messages = useMessages('fuelPrices', en, ownMessages)
    const place = useCardPlace(props.place)
    const prices = props.prices ?? place?.fuelPrices ?? []
    const rows = fuelPriceRows(prices, { preferredGrade, unit, language })
    if (rows.length === 0) return null
    const hasConverted = rows.some(({ isConverted }) => isConverted)
    return (
      <div ref={ref} className={props.className} data-signpost="fuel-prices">
        <SectionTitle level={headingLevel}>{messages.heading}</SectionTitle>
        <dl data-part="fuel-list">
          {rows.map((row, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a station may sell one grade at several prices.
              key={index}
              data-part="fuel"
              data-preferred={(preferredGrade && row.price.grade === preferredGrade) || undefined}
            >
              <dt data-part="fuel-name">{fuelName(row.price.grade, messages)}</dt>
              <dd data-part="fuel-price">
                <bdi data-part="fuel-amount">{row.text}</bdi>{' '}
                <span data-part="fuel-unit">{afterPrice(row, messages)}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p data-part="fuel-note">
          {hasConverted && `${messages.converted} `}
          {messages.timeUnknown}
        </p>
      </div>
    )
  },
)
