'use client'

import type { FuelGrade, FuelUnit, Place } from '@signpost/client'
import { cheapestFuel, matchesAllWords } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { foreignLanguage } from '../domain/foreignLanguage.ts'
import { afterPrice, fuelName, fuelPriceRows } from '../domain/fuelPrices.ts'
import { placeKinds } from '../domain/placeKinds.ts'
import { placeTitle } from '../domain/placeTitle.ts'
import { en } from '../fuel-prices/FuelPricesMessages.ts'
import { useOpeningHours } from '../opening-hours/index.ts'
import { PartnerAttribution } from '../partner-review/index.ts'
import { OpeningStatusLine } from '../parts/OpeningStatusLine.tsx'
import { OwnText } from '../parts/OwnText.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { ResultAddress } from './ResultAddress.tsx'
import { ResultLine } from './ResultLine.tsx'

/** The fuel price that a row shows. */
export interface ResultFuel {
  /** The grade whose price is shown. Default: the first grade that the station sells. */
  readonly grade?: FuelGrade | undefined
  /** The unit to which the price is converted. Default: the unit of the station. */
  readonly unit?: FuelUnit | undefined
  /** The label of the cheapest station; absent for any other. */
  readonly cheapest?: string | undefined
}

/** The station's price for a grade of fuel. */
function ResultFuelPrice({ place, fuel }: ResultFactsProps): ReactNode {
  const { language } = useSignpost()
  const messages = useMessages('fuelPrices', en)
  const { grade: preferredGrade, unit, cheapest } = fuel ?? {}
  // The price by which stations are compared.
  const [lowest] = preferredGrade ? cheapestFuel([place], preferredGrade) : []
  const prices = lowest ? [lowest.price] : place.fuelPrices
  const [row] = fuelPriceRows(prices, { preferredGrade, unit, language })
  if (!row) return null
  return (
    <div data-part="fuel">
      <OwnText text={`${fuelName(row.price.grade, messages)} `} />
      <bdi data-part="price">{row.text}</bdi>
      <OwnText text={` ${afterPrice(row, messages) ?? ''}`} />
      {cheapest && (
        <>
          {' '}
          <span data-part="badge">{cheapest}</span>
        </>
      )}
    </div>
  )
}

export interface ResultFactsProps {
  /** The place of the row. */
  readonly place: Place
  /** The price to show. */
  readonly fuel?: ResultFuel | undefined
}

/**
 * The facts below the name of a place: rating and category, address, opening status and fuel price.
 *
 * @example
 * ```tsx
 * <SearchResults query="theatre" slots={{ facts: ResultFacts }} />
 * ```
 */
export function ResultFacts({ place, fuel }: ResultFactsProps): ReactNode {
  const { language } = useSignpost()
  const title = placeTitle(place)
  const languageOf = (text: string): string | undefined =>
    foreignLanguage(text, place.address?.countryCode, language)
  return (
    <>
      <div data-part="line">
        <PartnerAttribution review={place.partner?.review} />
        <ResultLine
          part="kind"
          texts={whatOf(place, title)}
          between=" · "
          languageOf={languageOf}
        />
      </div>
      {place.address && <ResultAddress address={place.address} title={title} />}
      <div data-part="line">
        <ResultHours place={place} />
        <ResultFuelPrice place={place} fuel={fuel} />
      </div>
    </>
  )
}

/** Returns the local name, the first category, the price level such as "$$", and the brand if the name does not contain it. */
function whatOf({ localName, categories, brands, content }: Place, title = ''): string[] {
  const brand = brands.find(({ name }) => !matchesAllWords([title], name))
  const [price] = content?.price?.match(/^\p{Sc}+$/u) ?? []
  return [localName, placeKinds(categories)[0]?.name, price, brand?.name].flatMap(
    (text) => text?.trim() || [],
  )
}

/** The opening status of a place, if its time zone is known. */
function ResultHours({ place }: { readonly place: Place }): ReactNode {
  const { mayHaveStatus, summary, messages } = useOpeningHours({ place })
  if (!mayHaveStatus) return null
  return (
    <div data-signpost="opening-hours" data-opening={summary?.tone ?? 'unknown'}>
      <OpeningStatusLine summary={summary} messages={messages} />
    </div>
  )
}
