import type { PlaceRecord } from '@signpost/service/internal'
import { type Brand, languageOf } from './mergeBrands.ts'

/** The number of places in a country from which a name that is missing from the index counts as a brand. */
const LEAST_PLACES = 3

const none: ReadonlyMap<string, number> = new Map()

/** Counts the brands of the places in our own data, for each country. */
export class BrandCounts {
  readonly #byCountry = new Map<string, Map<string, number>>()
  readonly #names = new Map<string, string>()

  add({ brands, countryCode }: PlaceRecord): void {
    for (const { id, name } of brands) {
      const counts = this.#byCountry.get(countryCode) ?? new Map<string, number>()
      this.#byCountry.set(countryCode, counts)
      counts.set(id, (counts.get(id) ?? 0) + 1)
      this.#names.set(id, name)
    }
  }

  /** The number of places of each brand in a country, by brand id. */
  in(country: string): ReadonlyMap<string, number> {
    return this.#byCountry.get(country) ?? none
  }

  /** The brands that occur often enough and are not in `known`. */
  unknownBrands(known: ReadonlyMap<string, Brand>): Brand[] {
    return Array.from(this.#names).flatMap(([id, name]) => {
      const countries = [...this.#byCountry]
        .filter(([, counts]) => (counts.get(id) ?? 0) >= LEAST_PLACES)
        .map(([country]) => country)
      if (known.has(id) || countries.length === 0) return []
      return [
        { id, name, language: languageOf(name, countries), aliases: [], items: [], countries },
      ]
    })
  }
}
