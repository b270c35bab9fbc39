'use client'

import type { FuelGrade, FuelUnit, Place } from '@signpost/client'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { formatCount } from '../../domain/formatCount.ts'
import { en as fuelEnglish } from '../../messages/fuel-prices/en.ts'
import { en } from '../../messages/fuel-station-list/en.ts'
import type { FuelStationListMessages } from '../../messages/fuel-station-list/FuelStationListMessages.ts'
import { type HeadingLevel, SectionTitle } from '../../parts/SectionTitle.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useSignpost } from '../../provider/useSignpost.ts'
import { fuelName } from '../fuel-prices/fuelName.ts'
import { FuelChoice } from './FuelChoice.tsx'
import { FuelStationRow } from './FuelStationRow.tsx'
import { gradesOf, rankFuelStations } from './rankFuelStations.ts'

export interface FuelStationListProps {
  /** The stations, in any order. */
  readonly places: readonly Place[]
  /** The grade whose prices are shown, when the app decides it. */
  readonly grade?: FuelGrade | undefined
  /** The grade at first, when the app leaves it to the list and a station sells it. Default: the first that a station sells. */
  readonly defaultGrade?: FuelGrade | undefined
  /** Called with the grade that was chosen. */
  readonly onGradeChange?: ((grade: FuelGrade) => void) | undefined
  /** The order, when the app decides it. */
  readonly sort?: 'price' | 'distance' | undefined
  /** The order at first. Default: `price`. */
  readonly defaultSort?: 'price' | 'distance' | undefined
  /** Called with the order that was chosen. */
  readonly onSortChange?: ((sort: 'price' | 'distance') => void) | undefined
  /** The unit to which prices are converted. Default: each as its station says. */
  readonly unit?: FuelUnit | undefined
  /** Called when a station is chosen; without it the rows are not buttons. */
  readonly onSelect?: ((place: Place) => void) | undefined
  /** The level of the heading. Default: 3. */
  readonly headingLevel?: HeadingLevel | undefined
  /** Words in the place of those of the language; those of the fuels are the provider's `fuelPrices`. */
  readonly messages?: Partial<FuelStationListMessages> | undefined
}

/** Fuel stations by the price of a grade, or by distance. */
export function FuelStationList(props: FuelStationListProps): ReactNode {
  const { places, unit, onSelect, headingLevel, messages } = props
  const { language } = useSignpost()
  const words = useMessages('fuelStationList', en, messages)
  const fuelWords = useMessages('fuelPrices', fuelEnglish)
  const [ownGrade, setGrade] = useState(props.defaultGrade)
  const [ownSort, setSort] = useState(props.defaultSort ?? 'price')
  const [most, setMost] = useState(pageSize)
  const title = useId()
  const grades = useMemo(() => gradesOf(places), [places])
  // Other stations may not sell what was chosen among those before.
  const grade = props.grade ?? (ownGrade && grades.includes(ownGrade) ? ownGrade : grades[0])
  const sort = props.sort ?? ownSort
  const stations = useMemo(() => rankFuelStations(places, { grade, sort }), [places, grade, sort])
  const isConverted = stations.some(({ price }) => unit && price?.unit && price.unit !== unit)
  const hidden = Math.min(pageSize, stations.length - most)

  return (
    <section
      aria-labelledby={title}
      data-signpost="fuel-station-list"
      data-status={places.length === 0 ? 'empty' : 'ready'}
    >
      <SectionTitle id={title} level={headingLevel}>
        {words.heading}
      </SectionTitle>
      {places.length === 0 && <p data-part="stations-nothing">{words.nothing}</p>}
      {places.length > 0 && (
        <div data-part="station-choices">
          <FuelChoice
            label={words.fuel}
            choices={grades.map((value) => ({ value, text: fuelName(value, fuelWords) }))}
            chosen={grade}
            onChoose={(value) => {
              setGrade(value)
              props.onGradeChange?.(value)
            }}
          />
          <FuelChoice
            label={words.sort}
            choices={[
              { value: 'price', text: words.byPrice },
              { value: 'distance', text: words.byDistance },
            ]}
            chosen={sort}
            onChoose={(value) => {
              setSort(value)
              props.onSortChange?.(value)
            }}
          />
        </div>
      )}
      {places.length > 0 && (
        <ol data-part="stations">
          {stations.slice(0, most).map((station) => (
            <li key={station.place.id}>
              <FuelStationRow
                station={station}
                unit={unit}
                words={words}
                fuelWords={fuelWords}
                onSelect={onSelect}
              />
            </li>
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <button type="button" data-part="action" onClick={() => setMost(most + pageSize)}>
          {words.more(hidden, formatCount(hidden, language))}
        </button>
      )}
      {places.length > 0 && (
        <p data-part="stations-note">
          {isConverted && `${fuelWords.converted} `}
          {fuelWords.timeUnknown}
        </p>
      )}
    </section>
  )
}

/** How many rows come at a time. */
const pageSize = 50
