'use client'

import type { FuelUnit, Place } from '@signpost/client'
import { addressLines, formatDistance } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import type { FuelPricesMessages } from '../../messages/fuel-prices/FuelPricesMessages.ts'
import type { FuelStationListMessages } from '../../messages/fuel-station-list/FuelStationListMessages.ts'
import { useSignpost } from '../../provider/useSignpost.ts'
import { perUnit } from '../fuel-prices/fuelName.ts'
import { fuelPriceRows } from '../fuel-prices/fuelPriceRows.ts'
import type { FuelStation } from './rankFuelStations.ts'

export interface FuelStationRowProps {
  readonly station: FuelStation
  readonly unit: FuelUnit | undefined
  readonly words: FuelStationListMessages
  readonly fuelWords: FuelPricesMessages
  readonly onSelect: ((place: Place) => void) | undefined
}

/** A station: its name, where it is, how far, and what it asks. */
export function FuelStationRow(props: FuelStationRowProps): ReactNode {
  const { station, unit, words, fuelWords, onSelect } = props
  const { language, units } = useSignpost()
  const { place, price, isCheapest } = station
  const [shown] = fuelPriceRows(price ? [price] : [], { unit, language })
  const { distance } = place
  const parts = (
    <>
      <span data-part="station-name" dir="auto">
        {place.name ?? place.brands[0]?.name ?? words.station}
      </span>
      <span data-part="station-price">
        {shown ? (
          <>
            <bdi data-part="station-amount">{shown.text}</bdi>{' '}
            <span data-part="station-unit">{perUnit(shown.price.unit, fuelWords)}</span>
          </>
        ) : (
          <span data-part="station-unit">{words.noPrice}</span>
        )}
      </span>
      <span data-part="station-where">
        {distance !== undefined && (
          <bdi data-part="station-distance">
            {formatDistance(distance, { locale: language, units })}
          </bdi>
        )}
        <bdi>{place.address && addressLines(place.address)[0]}</bdi>
        {isCheapest && <span data-part="station-cheapest">{words.cheapest}</span>}
      </span>
    </>
  )
  if (!onSelect) return <div data-part="station">{parts}</div>
  return (
    <button type="button" data-part="station" onClick={() => onSelect(place)}>
      {parts}
    </button>
  )
}
