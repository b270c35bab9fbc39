import type { GeoClient, Place } from '@signpost/client'
import { toAlpha2 } from '@signpost/client/domain'
import { findPlaces, pointOf } from './findPlaces.ts'
import type { ProviderServer } from './ProviderServer.ts'

/** A server that answers like Photon, with the places of another service. */
export function photonServer(source: GeoClient): ProviderServer {
  return async ({ pathname, searchParams }) => {
    const center = pointOf(searchParams.get('lat'), searchParams.get('lon'))
    if (pathname.endsWith('/reverse')) {
      const { address, coordinate = center } =
        (await source.reverseGeocode({ coordinate: center })) ?? {}
      return { body: collection(address ? [featureOf({ address, coordinate })] : []) }
    }
    const places = await findPlaces(source, searchParams.get('q') ?? '', center)
    return { body: collection(places.map(featureOf)) }
  }
}

function collection(features: readonly object[]): object {
  return { type: 'FeatureCollection', features }
}

function featureOf({ name, address = {}, coordinate, categories = [] }: Partial<Place>): object {
  const kind = categories[0]?.name.toLowerCase().replaceAll(' ', '_')
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [coordinate?.longitude, coordinate?.latitude] },
    properties: {
      osm_type: 'N',
      osm_id: 1,
      osm_key: kind ? 'amenity' : 'place',
      osm_value: kind ?? 'house',
      type: 'house',
      name: kind ? name : undefined,
      housenumber: address.houseNumber,
      street: address.street,
      city: address.city,
      state: address.state,
      postcode: address.postal,
      country: address.country,
      countrycode: toAlpha2(address.countryCode ?? ''),
    },
  }
}
