'use client'

import type { FuelGrade, FuelPrice, FuelUnit, Place } from '@signpost/client'
import { forwardRef } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { afterPrice, fuelName, fuelPriceRows } from '../domain/fuelPrices.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import { rootProps } from '../domain/rootProps.ts'
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
  /** The grade that is listed first. */
  readonly preferredGrade?: FuelGrade | undefined
  /** The unit to which prices are converted. Default: the unit of each price. */
  readonly unit?: FuelUnit | undefined
  /** The level of the heading. Default: 3. */
  readonly headingLevel?: HeadingLevel | undefined
  /** Adds classes to parts of the list. */
  readonly classNames?: FuelPricesClassNames | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<FuelPricesMessages> | undefined
}

/** Class names by part. */
export type FuelPricesClassNames = ClassNames<'root' | 'list' | 'row' | 'price' | 'note'>

/**
 * The fuel prices of a place, grade by grade. Renders nothing when there are none to show.
 *
 * @example
 * ```tsx
 * <FuelPrices place={place} preferredGrade="diesel" />
 * ```
 */
export const FuelPrices: ComponentWithRef<FuelPricesProps, HTMLDivElement> = forwardRef(
  function FuelPrices(props: FuelPricesProps, ref) {
    const { preferredGrade, unit, headingLevel, classNames = {}, messages: ownMessages } = props
    const { language } = useSignpost()
    const messages = useMessages('fuelPrices', en, ownMessages)
    const place = useCardPlace(props.place)
    const prices = props.prices ?? place?.fuelPrices ?? []
    const rows = fuelPriceRows(prices, { preferredGrade, unit, language })
    if (rows.length === 0) return null
    const hasConverted = rows.some(({ isConverted }) => isConverted)
    return (
      <div ref={ref} {...rootProps('fuel-prices', props)}>
        <SectionTitle level={headingLevel}>{messages.heading}</SectionTitle>
        <dl className={classNames.list} data-part="list">
          {rows.map((row, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a station may sell one grade at several prices.
              key={index}
              className={classNames.row}
              data-part="row"
              data-preferred={(preferredGrade && row.price.grade === preferredGrade) || undefined}
            >
              <dt data-part="name">{fuelName(row.price.grade, messages)}</dt>
              <dd className={classNames.price} data-part="price">
                <bdi data-part="amount">{row.text}</bdi>{' '}
                <span data-part="unit">{afterPrice(row, messages)}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className={classNames.note} data-part="note">
          {hasConverted && <span>{`${messages.converted} `}</span>}
          <span>{messages.timeUnknown}</span>
        </p>
      </div>
    )
  },
)
