import type { WireLocation, WirePlace } from '@signpost/client/wire'
import { phonesOf, webAddress } from '../domain/contact.ts'
import { type Fields, fieldsOf, firstText, numberOf, textOf } from '../domain/fields.ts'
import { coordinateOf, type Draft, type GeocodingResult } from '../domain/GeocodingResult.ts'
import { tagName } from '../domain/openStreetMap.ts'

/** The name of a place. Before version 4.3 it is only in the address, under its tag, and begins the whole text. */
function nameOf(record: Fields): string | undefined {
  if (record.name !== undefined) return textOf(record.name)
  const address = fieldsOf(record.address)
  const [first] = (textOf(record.display_name) ?? '').split(', ')
  const key = firstText(record.category, record.class) ?? ''
  const tags = [key, textOf(record.type) ?? '', textOf(record.addresstype) ?? '']
  return tags.some((tag) => address[tag] === first) ? first : undefined
}

/** The tags of a settlement, a part of one, or an area with a border. */
const areas = /^(place=(?!house|square)|boundary=(administrative|postal_code))/

/** The place, address or area of a record from Nominatim, or from LocationIQ, which has the same form. */
export function nominatimResult(record: Fields): GeocodingResult | undefined {
  const coordinate = coordinateOf(record.lat, record.lon)
  if (!coordinate) return undefined
  const address = fieldsOf(record.address)
  const name = nameOf(record)
  const location = {
    house_number: textOf(address.house_number),
    street: firstText(address.road, address.pedestrian, address.footway, address.square),
    city: firstText(
      address.city,
      address.town,
      address.village,
      address.hamlet,
      address.municipality,
    ),
    state: textOf(address.state),
    postal: textOf(address.postcode),
    country: textOf(address.country),
    country_code: textOf(address.country_code),
    formatted_address: textOf(record.display_name),
    coordinate,
  }
  const id = idOf(record)
  const [key, value] = [firstText(record.category, record.class), textOf(record.type)]
  const tag = `${key}=${value}`
  if (areas.test(tag)) return { kind: 'area', id, place: { name, location } }
  if (!name || key === 'highway' || tag === 'place=house') {
    return { kind: 'address', id, place: { location } }
  }
  return { kind: 'place', id, place: placeOf(record, name, location, key, value) }
}

function placeOf(
  record: Fields,
  name: string,
  location: Draft<WireLocation>,
  key: string | undefined,
  value: string | undefined,
): Draft<WirePlace> {
  const tags = fieldsOf(record.extratags)
  return {
    name,
    location,
    categories: key && value ? [{ code: `${key}=${value}`, name: tagName(key, value) }] : [],
    phones: phonesOf(firstText(tags.phone, tags['contact:phone'])),
    enhanced_contents: {
      business_url: webAddress(firstText(tags.website, tags['contact:website'])),
      hours_of_operation_text: textOf(tags.opening_hours),
      cuisines: textOf(tags.cuisine)?.replaceAll(';', '|').replaceAll('_', ' '),
    },
  }
}

/** `N123`, the form of ids for the lookup of Nominatim. */
function idOf({ osm_type, osm_id }: Fields): string | undefined {
  const letter = textOf(osm_type)?.charAt(0).toUpperCase()
  const number = numberOf(osm_id)
  return letter && 'NWR'.includes(letter) && number ? `${letter}${number}` : undefined
}
