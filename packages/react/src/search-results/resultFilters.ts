import type { FuelGrade, Place } from '@signpost/client'
import { placeKinds } from '../domain/placeKinds.ts'
import { gradesOf } from './rankFuelStations.ts'

/** A kind of filter that a list of places offers. */
export type ResultFilterKind = 'open' | 'rating' | 'fuel' | 'category' | 'brand'

/** The filters of a list of places. A place must pass every filter; for `categories` and `brands`, one of the values suffices. */
export interface ResultFilters {
  /** Shows only places that are known to be open. */
  readonly open?: boolean | undefined
  /** Shows only places with at least this rating, of 5. */
  readonly rating?: number | undefined
  /** Shows only places with a price for this grade of fuel, and this price. */
  readonly fuel?: FuelGrade | undefined
  /** Shows only places of these categories, by `code`. */
  readonly categories?: readonly string[] | undefined
  /** Shows only places of these brands, by `id`. */
  readonly brands?: readonly string[] | undefined
  /** Shows also places whose opening status or rating is unknown. */
  readonly unknown?: boolean | undefined
}

/** A category or brand of the listed places. */
export interface ResultFilterOption {
  readonly key: string
  readonly name: string
  /** The number of places with this category or brand. */
  readonly count: number
}

/** The filters that are useful for the listed places. */
export interface ResultFilterOptions {
  readonly open: boolean
  readonly rating: boolean
  /** The grades of fuel that the places sell. */
  readonly fuels: readonly FuelGrade[]
  /** The categories, the most frequent first. */
  readonly categories: readonly ResultFilterOption[]
  readonly brands: readonly ResultFilterOption[]
}

/** The places that pass the filters, and the numbers of undecided places. */
export interface FilteredPlaces {
  readonly places: readonly Place[]
  /** The number of places that pass all other filters and whose opening status is unknown. */
  readonly withoutHours: number
  /** The number of places that pass all other filters and have no rating. */
  readonly withoutRating: number
}

/** Returns true for an open place, false for a closed one, and `undefined` if the status is unknown. */
export type IsOpen = (place: Place) => boolean | undefined

/** True when a filter is chosen. */
export function hasFilters({ open, rating, fuel, categories, brands }: ResultFilters): boolean {
  return Boolean(open || rating || fuel || categories?.length || brands?.length)
}

/** Filters places. A place without the data for a filter does not pass, and is counted. */
export function filterPlaces(
  places: readonly Place[],
  filters: ResultFilters,
  isOpen: IsOpen,
): FilteredPlaces {
  if (!hasFilters(filters)) return { places, withoutHours: 0, withoutRating: 0 }
  const { open, rating = 0, fuel, categories = [], brands = [], unknown } = filters
  let withoutHours = 0
  let withoutRating = 0
  const passing = places.filter((place) => {
    if (!has(categories, place.categories, ({ code }) => code)) return false
    if (!has(brands, place.brands, ({ id }) => id)) return false
    if (fuel && !place.fuelPrices.some(({ grade, value }) => grade === fuel && value > 0))
      return false
    const rated = place.partner?.review?.rating
    if (rating > 0 && rated !== undefined && rated < rating) return false
    const isOpenNow = open ? isOpen(place) : true
    if (isOpenNow === false) return false
    if (unknown) return true
    const isUnrated = rating > 0 && rated === undefined
    if (isOpenNow === undefined) withoutHours += 1
    else if (isUnrated) withoutRating += 1
    return isOpenNow && !isUnrated
  })
  return { places: passing, withoutHours, withoutRating }
}

/** True when no value is required, or the place has one of the required values. */
function has<Item>(
  wanted: readonly string[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
): boolean {
  return wanted.length === 0 || items.some((item) => wanted.includes(keyOf(item)))
}

/** Returns the offered filters that are chosen, or would exclude some of the places. */
export function filterOptions(
  places: readonly Place[],
  kinds: readonly ResultFilterKind[],
  chosen: ResultFilters,
): ResultFilterOptions {
  const { categories = [], brands = [] } = chosen
  const isOffered = (kind: ResultFilterKind, isKnown: (place: Place) => boolean): boolean =>
    kinds.includes(kind) && places.some(isKnown)
  const fuels = kinds.includes('fuel') ? gradesOf(places, chosen.fuel) : []
  const kindsOf = ({ categories: all }: Place): readonly [string, string][] =>
    placeKinds(all).map(({ code, name }) => [code, name])
  const brandsOf = (place: Place): readonly [string, string][] =>
    place.brands.map(({ id, name }) => [id, name])
  return {
    open: chosen.open || isOffered('open', ({ hours }) => hours?.sessions !== undefined),
    rating: Boolean(chosen.rating) || isOffered('rating', ({ partner }) => !!partner?.review),
    fuels: fuels.length > 1 || chosen.fuel ? fuels : [],
    categories: kinds.includes('category') ? count(places, kindsOf, categories) : [],
    brands: kinds.includes('brand') ? count(places, brandsOf, brands) : [],
  }
}

/** The maximum number of offered values. A search is faster than a longer list of chips. */
const mostOptions = 6

function count(
  places: readonly Place[],
  namesOf: (place: Place) => readonly [string, string][],
  chosen: readonly string[],
): readonly ResultFilterOption[] {
  const counted = new Map<string, ResultFilterOption>()
  for (const place of places) {
    for (const [key, name] of new Map(namesOf(place))) {
      if (name.trim()) counted.set(key, { key, name, count: (counted.get(key)?.count ?? 0) + 1 })
    }
  }
  const all = [...counted.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
  return all.filter(
    ({ key, count: number }, index) =>
      chosen.includes(key) || (index < mostOptions && number < places.length),
  )
}
