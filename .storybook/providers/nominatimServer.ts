import type { GeoClient, Place } from '@signpost/client'
import { toAlpha2 } from '@signpost/client/domain'
import { findPlaces, pointOf } from './findPlaces.ts'
import type { ProviderServer } from './ProviderServer.ts'

/** A server that answers like Nominatim, with the places of another service. */
export function nominatimServer(source: GeoClient): ProviderServer {
  return async ({ pathname, searchParams }) => {
    const param = (name: string): string => searchParams.get(name) ?? ''
    if (pathname.endsWith('/reverse')) {
      const found = await source.reverseGeocode({
        coordinate: pointOf(param('lat'), param('lon')),
      })
      return { body: found ? recordOf(found) : { error: 'Unable to geocode' } }
    }
    const [west = 0, south = 0, east = 0, north = 0] = param('viewbox').split(',').map(Number)
    const center = pointOf((south + north) / 2, (west + east) / 2)
    return { body: (await findPlaces(source, param('q'), center)).map(recordOf) }
  }
}

function recordOf({
  name = '',
  address = {},
  coordinate,
  categories = [],
  phones = [],
  content,
  hours,
}: Partial<Place>): object {
  return {
    osm_type: 'node',
    osm_id: 1,
    lat: String(coordinate?.latitude),
    lon: String(coordinate?.longitude),
    category: categories[0] ? 'amenity' : 'place',
    type: categories[0]?.name.toLowerCase().replaceAll(' ', '_') ?? 'house',
    name,
    display_name: [name, address.formatted].filter(Boolean).join(', '),
    address: {
      house_number: address.houseNumber,
      road: address.street,
      city: address.city,
      state: address.state,
      postcode: address.postal,
      country: address.country,
      country_code: toAlpha2(address.countryCode ?? '')?.toLowerCase(),
    },
    extratags: {
      phone: phones[0]?.number,
      website: content?.website,
      opening_hours: hours?.text,
    },
  }
}
