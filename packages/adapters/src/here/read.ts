import { attempt } from '@signpost/client/internal/attempt.js'
import type { WireLocation, WirePlace } from '@signpost/client/wire'
import { phonesOf, webAddress } from '../domain/contact.ts'
import {
  type Fields,
  fieldsOf,
  firstText,
  listOf,
  numberOf,
  recordsOf,
  textOf,
} from '../domain/fields.ts'
import { coordinateOf, type Draft, type GeocodingResult } from '../domain/GeocodingResult.ts'

export function resultOf(record: Fields): GeocodingResult | undefined {
  const { lat, lng } = fieldsOf(record.position)
  const coordinate = coordinateOf(lat, lng)
  const id = textOf(record.id)
  const type = textOf(record.resultType)
  const name = textOf(record.title)
  if (type === 'categoryQuery' || type === 'chainQuery') {
    const { search } = attempt(() => new URL(`${record.href}`)) ?? {}
    return name && search ? { kind: 'area', id: search, place: { name } } : undefined
  }
  if (!id && !coordinate) return undefined
  const address = fieldsOf(record.address)
  const location = {
    house_number: textOf(address.houseNumber),
    street: textOf(address.street),
    city: firstText(address.city, address.district, address.county),
    state: textOf(address.state),
    postal: textOf(address.postalCode),
    country: textOf(address.countryName),
    country_code: textOf(address.countryCode),
    formatted_address: textOf(address.label),
    coordinate,
  }
  // A suggestion has the label of its address, but not the parts.
  const lines = location.city || !name ? undefined : linesOf(name, location.formatted_address, type)
  const { queryScore } = fieldsOf(record.scoring)
  const common = { id, confidence: numberOf(queryScore), ...(lines && { lines }) }
  if (type === 'place') return { kind: 'place', ...common, place: placeOf(record, name, location) }
  const isUrl = type === 'houseNumber' || type === 'street' || type === 'intersection'
  const place = {
    name: isUrl ? undefined : name,
    location,
    accuracy: record.houseNumberType === 'interpolated' ? 8 : undefined,
  }
  return { kind: isUrl ? 'address' : 'area', ...common, place }
}

/** The lines of a label, `name, street, city, country`. The title often has a longer form of the name. */
function linesOf(
  name: string,
  label = '',
  type: string | undefined,
): NonNullable<GeocodingResult['lines']> {
  const [first = '', ...others] = label.split(', ')
  const rest = label.startsWith(`${name}, `)
    ? label.slice(name.length + 2).split(', ')
    : name.startsWith(first)
      ? others
      : [first, ...others]
  if (label === name || !rest[0]) return [name]
  const hasStreet = type === 'place' && rest.length > 2
  return hasStreet ? [name, rest[0], rest.slice(1).join(', ')] : [name, rest.join(', ')]
}

function placeOf(
  record: Fields,
  name: string | undefined,
  location: Draft<WireLocation>,
): Draft<WirePlace> {
  const [contacts = {}] = recordsOf(record.contacts)
  const hours = recordsOf(record.openingHours).flatMap(({ text }) => listOf(text))
  return {
    name,
    location,
    categories: recordsOf(record.categories).flatMap((category) => {
      const code = textOf(category.id)
      return code ? [{ code, name: textOf(category.name) ?? code }] : []
    }),
    brand: recordsOf(record.chains).flatMap((chain) => {
      const code = textOf(chain.id)
      return code ? [{ id: code, name: textOf(chain.name) ?? name ?? code }] : []
    }),
    phones: phonesOf(recordsOf(contacts.phone)[0]?.value),
    enhanced_contents: {
      business_url: webAddress(recordsOf(contacts.www)[0]?.value),
      hours_of_operation_text: hours.flatMap((line) => textOf(line) ?? []).join('|'),
    },
    time_zone: textOf(fieldsOf(record.timeZone).name),
  }
}
