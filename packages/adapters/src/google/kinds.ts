import type { WirePlace } from '@signpost/client/wire'
import type { Draft, GeocodingResult } from '../domain/GeocodingResult.ts'

const areas =
  /^(locality|political|country|postal_code|sublocality|neighborhood|administrative_area_level_[12])$/
const addresses = /^(street_address|route|premise|subpremise|intersection|plus_code)$/

/** The kind of a place by its types. */
export function kindOf(types: readonly string[]): GeocodingResult['kind'] {
  if (types.some((type) => addresses.test(type))) return 'address'
  return types.some((type) => areas.test(type)) ? 'area' : 'place'
}

/** The first specific type of a place as its category. */
export function categoriesOf(
  types: readonly string[],
  name?: string,
): Draft<WirePlace['categories']> {
  const [code] = types.filter((type) => type !== 'establishment' && type !== 'point_of_interest')
  const words = code?.replaceAll('_', ' ')
  return code && words
    ? [{ code, name: name ?? words.charAt(0).toUpperCase() + words.slice(1) }]
    : []
}
