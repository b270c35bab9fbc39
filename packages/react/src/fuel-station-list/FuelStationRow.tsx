'use client'

import type { FuelUnit, Place } from '@signpost/client'
import { addressLines, formatDistance } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { nameAttributes } from '../domain/foreignLanguage.ts'
import { afterPrice, fuelPriceRows } from '../domain/fuelPrices.ts'
import type { FuelPricesMessages } from '../fuel-prices/FuelPricesMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { FuelStationListMessages } from './FuelStationListMessages.ts'
import type { FuelStation } from './rankFuelStations.ts'

export interface FuelStationRowProps {
  readonly station: FuelStation
  readonly className: string | undefined
  readonly unit: FuelUnit | undefined
  readonly messages: FuelStationListMessages
  readonly fuelMessages: FuelPricesMessages
  readonly onSelect: ((place: Place) => void) | undefined
}

/** A station: its name, address, distance and price. */
export function FuelStationRow(props: FuelStationRowProps): ReactNode {
  const { station, className, unit, messages, fuelMessages, onSelect } = props
  const row = { className, 'data-part': 'row' }
  const { language, unitsIn } = useSignpost()
  const { place, price, isCheapest } = station
  const [shown] = fuelPriceRows(price ? [price] : [], { unit, language })
  const { distance } = place
  const country = place.address?.countryCode
  const units = unitsIn(country)
  const title = place.name ?? place.brands[0]?.name ?? messages.station
  const [where = ''] = place.address ? addressLines(place.address) : []
  const parts = (
    <>
      <span data-part="title" dir="auto" {...nameAttributes(title, country, language)}>
        {title}
      </span>
      <span data-part="price">
        {shown ? (
          <>
            <bdi data-part="amount">{shown.text}</bdi>{' '}
            <span data-part="unit">{afterPrice(shown, fuelMessages)}</span>
          </>
        ) : (
          <span data-part="unit">{messages.noPrice}</span>
        )}
      </span>
      <span data-part="address">
        {distance !== undefined && (
          <bdi data-part="distance">{formatDistance(distance, { locale: language, units })}</bdi>
        )}
        <bdi {...nameAttributes(where, country, language)}>{where}</bdi>
        {isCheapest && <span data-part="badge">{messages.cheapest}</span>}
      </span>
    </>
  )
  if (!onSelect) return <div {...row}>{parts}</div>
  return (
    <button {...row} type="button" onClick={() => onSelect(place)}>
      {parts}
    </button>
  )
}
