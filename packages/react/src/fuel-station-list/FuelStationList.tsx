'use client'

import type { FuelGrade, FuelUnit, Place } from '@signpost/client'
import { forwardRef, useId, useMemo, useState } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import { formatCount } from '../domain/formatCount.ts'
import { fuelName } from '../domain/fuelPrices.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import { rootProps } from '../domain/rootProps.ts'
import { en as fuelEnglish } from '../fuel-prices/FuelPricesMessages.ts'
import { useControllableState } from '../internals/useControllableState.ts'
import { type HeadingLevel, SectionTitle } from '../parts/SectionTitle.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { FuelChoice } from './FuelChoice.tsx'
import type { FuelStationListMessages } from './FuelStationListMessages.ts'
import { en } from './FuelStationListMessages.ts'
import { FuelStationRow } from './FuelStationRow.tsx'
import { gradesOf, rankFuelStations } from './rankFuelStations.ts'

export interface FuelStationListProps extends RootProps {
  /** The stations, in any order. */
  readonly places: readonly Place[]
  /** The grade whose prices are shown, when the app controls it. */
  readonly grade?: FuelGrade | undefined
  /** The initial grade, if a station sells it. Default: the first grade that a station sells. */
  readonly defaultGrade?: FuelGrade | undefined
  /** Called with the grade that the user chose. */
  readonly onGradeChange?: ((grade: FuelGrade) => void) | undefined
  /** The order, when the app controls it. */
  readonly sort?: 'price' | 'distance' | undefined
  /** The initial order. Default: `price`. */
  readonly defaultSort?: 'price' | 'distance' | undefined
  /** Called with the order that the user chose. */
  readonly onSortChange?: ((sort: 'price' | 'distance') => void) | undefined
  /** The unit to which prices are converted. Default: the unit of each station. */
  readonly unit?: FuelUnit | undefined
  /** Called when a station is chosen; without it the rows are not buttons. */
  readonly onSelect?: ((place: Place) => void) | undefined
  /** The level of the heading. Default: 3. */
  readonly headingLevel?: HeadingLevel | undefined
  /** Adds classes to parts of the list. */
  readonly classNames?: FuelStationListClassNames | undefined
  /** Messages that replace those of the language; those of the fuels are the provider's `fuelPrices`. */
  readonly messages?: Partial<FuelStationListMessages> | undefined
}

/** Class names by part. */
export type FuelStationListClassNames = ClassNames<'root' | 'filters' | 'list' | 'row' | 'note'>

/**
 * Fuel stations by the price of a grade, or by distance.
 *
 * @example
 * ```tsx
 * <FuelStationList places={[place]} onSelect={(station) => show(station)} />
 * ```
 */
export const FuelStationList: ComponentWithRef<FuelStationListProps, HTMLElement> = forwardRef(
  function FuelStationList(props: FuelStationListProps, ref) {
    const { places, unit, onSelect, headingLevel, classNames = {} } = props
    const { language } = useSignpost()
    const messages = useMessages('fuelStationList', en, props.messages)
    const fuelMessages = useMessages('fuelPrices', fuelEnglish)
    const [chosenGrade, setGrade] = useControllableState<FuelGrade | null>({
      value: props.grade,
      defaultValue: props.defaultGrade ?? null,
      onChange: (next) => next !== null && props.onGradeChange?.(next),
    })
    const [sort, setSort] = useControllableState({
      value: props.sort,
      defaultValue: props.defaultSort ?? 'price',
      onChange: props.onSortChange,
    })
    const [most, setMost] = useState(pageSize)
    const title = useId()
    const grades = useMemo(() => gradesOf(places), [places])
    // New stations may not sell the grade that was chosen before.
    const isSold = chosenGrade !== null && grades.includes(chosenGrade)
    const grade = props.grade ?? (isSold ? chosenGrade : grades[0])
    const stations = useMemo(() => rankFuelStations(places, { grade, sort }), [places, grade, sort])
    const isConverted = stations.some(({ price }) => unit && price?.unit && price.unit !== unit)
    const hidden = Math.min(pageSize, stations.length - most)

    return (
      <section
        ref={ref}
        aria-labelledby={title}
        {...rootProps('fuel-station-list', props)}
        data-status={places.length === 0 ? 'empty' : 'ready'}
      >
        <SectionTitle id={title} level={headingLevel}>
          {messages.heading}
        </SectionTitle>
        {places.length === 0 && <p data-part="missing">{messages.nothing}</p>}
        {places.length > 0 && (
          <div className={classNames.filters} data-part="filters">
            <FuelChoice
              label={messages.fuel}
              choices={grades.map((value) => ({ value, text: fuelName(value, fuelMessages) }))}
              chosen={grade}
              onChoose={setGrade}
            />
            <FuelChoice
              label={messages.sort}
              choices={[
                { value: 'price', text: messages.byPrice },
                { value: 'distance', text: messages.byDistance },
              ]}
              chosen={sort}
              onChoose={setSort}
            />
          </div>
        )}
        {places.length > 0 && (
          <ol className={classNames.list} data-part="list">
            {stations.slice(0, most).map((station) => (
              <li key={station.place.id}>
                <FuelStationRow
                  station={station}
                  className={classNames.row}
                  unit={unit}
                  messages={messages}
                  fuelMessages={fuelMessages}
                  onSelect={onSelect}
                />
              </li>
            ))}
          </ol>
        )}
        {hidden > 0 && (
          <button type="button" data-part="action" onClick={() => setMost(most + pageSize)}>
            {messages.more(hidden, formatCount(hidden, language))}
          </button>
        )}
        {places.length > 0 && (
          <p className={classNames.note} data-part="note">
            {isConverted && <span>{`${fuelMessages.converted} `}</span>}
            <span>{fuelMessages.timeUnknown}</span>
          </p>
        )}
      </section>
    )
  },
)

/** The number of rows that are added at a time. */
const pageSize = 50
