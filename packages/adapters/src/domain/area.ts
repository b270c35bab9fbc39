import { type Bounds, toAlpha2 } from '@signpost/client/domain'

/** The alpha-2 codes of countries, with a comma between. */
export function alpha2(countries: readonly string[] | undefined): string | undefined {
  return countries?.map(toAlpha2).join()
}

/** Bounds as `west,south,east,north`, the form of most providers. */
export function boxOf(bounds: Bounds | undefined): string | undefined {
  return bounds && [bounds.west, bounds.south, bounds.east, bounds.north].join()
}
