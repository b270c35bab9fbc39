import type { WireLocation, WirePlace } from '@signpost/client/wire'
import { type Fields, fieldsOf, firstText, listOf, textOf } from '../domain/fields.ts'
import type { Draft, GeocodingResult } from '../domain/GeocodingResult.ts'

/** The kind of a result, by the type of its feature. */
export function kindOf(type: unknown): GeocodingResult['kind'] {
  if (type === 'poi') return 'place'
  return type === 'address' || type === 'street' || type === 'block' ? 'address' : 'area'
}

/** The parts of an address, as suggestions and results have them. */
export function locationOf(record: Fields): Draft<WireLocation> {
  const context = fieldsOf(record.context)
  const named = (part: string, field = 'name'): string | undefined =>
    textOf(fieldsOf(context[part])[field])
  const own = (type: string): string | undefined =>
    record.feature_type === type ? textOf(record.name) : undefined
  const house_number = named('address', 'address_number')
  // The context has the street of a place of interest in lowercase; its address has it as written.
  const written = record.feature_type === 'poi' ? textOf(record.address) : undefined
  const street = named('address', 'street_name') ?? named('street') ?? own('street')
  // New York, or Brooklyn within it: the name that Mapbox writes first.
  const parts = (firstText(record.place_formatted, record.full_address) ?? '').split(/, | (?=\d)/)
  const cities = [named('locality'), named('place')].flatMap((name) => name ?? [])
  const city = parts.find((part) => cities.includes(part))
  return {
    house_number,
    street: written?.toLowerCase().includes(street?.toLowerCase() ?? '')
      ? withoutNumber(written, house_number)
      : street,
    city: city ?? named('place') ?? own('place') ?? named('locality'),
    state: named('region'),
    postal: named('postcode'),
    country: named('country'),
    country_code: named('country', 'country_code'),
    formatted_address: textOf(record.full_address),
  }
}

function withoutNumber(address: string, number: string | undefined): string {
  if (number && address.startsWith(`${number} `)) return address.slice(number.length + 1)
  return number && address.endsWith(` ${number}`) ? address.slice(0, -number.length - 1) : address
}

/** The brand of a place of interest. It may have names in several languages and several ids. */
export function brandOf(record: Fields): Draft<WirePlace['brand']> {
  const name = firstText(...listOf(record.brand))
  const ids = listOf(record.brand_id).flatMap((id) => textOf(id) ?? [])
  const own = ids.find((id) => id === name?.toLowerCase().replace(/\W+/g, '_'))
  return name ? [{ id: own ?? ids[0] ?? name, name }] : undefined
}

/** The categories of a place of interest. */
export function categoriesOf(record: Fields): Draft<WirePlace['categories']> {
  const names = listOf(record.poi_category).flatMap((name) => textOf(name) ?? [])
  const codes = listOf(record.poi_category_ids).flatMap((code) => textOf(code) ?? [])
  return names.map((name, index) => ({
    code: codes[index] ?? name,
    name: name.charAt(0).toUpperCase() + name.slice(1),
  }))
}
