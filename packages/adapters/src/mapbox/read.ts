import type { WireLocation, WirePlace } from '@signpost/client/wire'
import { type Fields, fieldsOf, listOf, textOf } from '../domain/fields.ts'
import type { Draft, GeocodingResult } from '../domain/GeocodingResult.ts'

/** The kind of a result, by the type of its feature. */
export function kindOf(type: unknown): GeocodingResult['kind'] {
  if (type === 'poi') return 'place'
  return type === 'address' || type === 'street' || type === 'block' ? 'address' : 'area'
}

/** The parts of an address, as suggestions and results have them. */
export function locationOf(of: Fields): Draft<WireLocation> {
  const context = fieldsOf(of.context)
  const named = (part: string, field = 'name'): string | undefined =>
    textOf(fieldsOf(context[part])[field])
  const own = (type: string): string | undefined =>
    of.feature_type === type ? textOf(of.name) : undefined
  return {
    house_number: named('address', 'address_number'),
    street: named('address', 'street_name') ?? named('street') ?? own('street'),
    city: named('place') ?? own('place') ?? named('locality'),
    state: named('region'),
    postal: named('postcode'),
    country: named('country'),
    country_code: named('country', 'country_code'),
    formatted_address: textOf(of.full_address),
  }
}

/** The categories of a place of interest. */
export function categoriesOf(of: Fields): Draft<WirePlace['categories']> {
  const names = listOf(of.poi_category).flatMap((name) => textOf(name) ?? [])
  const codes = listOf(of.poi_category_ids).flatMap((code) => textOf(code) ?? [])
  return names.map((name, index) => ({
    code: codes[index] ?? name,
    name: name.charAt(0).toUpperCase() + name.slice(1),
  }))
}
