import { toAlpha2 } from '@signpost/client/domain'

/** The alpha-2 codes of countries, separated by commas. */
export function alpha2(countries: readonly string[] | undefined): string | undefined {
  return countries?.map(toAlpha2).join()
}
