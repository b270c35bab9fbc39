import type { Coordinate, GeoClient, Place } from '@signpost/client'
import { toAlpha2 } from '@signpost/client/domain'
import { findPlaces, pointOf } from './findPlaces.ts'
import type { ProviderServer } from './ProviderServer.ts'

interface TextQuery {
  readonly input?: string
  readonly textQuery?: string
  readonly locationBias: { readonly circle: { readonly center: Coordinate } }
}

/** A server that answers like Google's Places and Geocoding, with the places of another service. */
export function googleServer(source: GeoClient): ProviderServer {
  const suggested = new Map<string, Place>()
  return async ({ pathname, searchParams }, body) => {
    const param = (name: string): string => searchParams.get(name) ?? ''
    if (pathname.endsWith('/geocode/json')) {
      const [latitude, longitude] = param('latlng').split(',')
      const coordinate = pointOf(latitude, longitude)
      const found = param('latlng')
        ? [await source.reverseGeocode({ coordinate })]
        : (
            await source.forwardGeocode({
              query: param('address'),
              near: { latitude: 0, longitude: 0 },
            })
          ).places
      const results = found.flatMap((one) => (one ? [geocodedOf(one)] : []))
      return { body: { status: results[0] ? 'OK' : 'ZERO_RESULTS', results } }
    }
    const { input, textQuery = input ?? '', locationBias } = (body ?? {}) as TextQuery
    if (!pathname.includes(':')) {
      const place = suggested.get(decodeURIComponent(pathname.split('/').at(-1) ?? ''))
      return place ? { body: placeOf(place) } : { status: 404, body: {} }
    }
    const places = await findPlaces(source, textQuery, locationBias.circle.center)
    if (input === undefined) return { body: { places: places.map(placeOf) } }
    for (const place of places) suggested.set(place.id, place)
    return { body: { suggestions: places.map(predictionOf) } }
  }
}

function typesOf({ categories = [] }: Partial<Place>): string[] {
  const [category] = categories.map(({ name }) => name.toLowerCase().replaceAll(' ', '_'))
  return category ? [category, 'establishment'] : ['street_address']
}

function predictionOf(place: Place): object {
  const { id, name, address = {}, distance } = place
  const { street, city, country, formatted = '' } = address
  const secondary = [name && street, city, country].filter(Boolean).join(', ')
  return {
    placePrediction: {
      placeId: id,
      text: { text: formatted },
      structuredFormat: {
        mainText: { text: name ?? formatted },
        secondaryText: { text: secondary },
      },
      types: typesOf(place),
      distanceMeters: distance,
    },
  }
}

function placeOf(place: Place): object {
  const { id, name, address = {}, coordinate, categories, phones, content, hours } = place
  return {
    id,
    displayName: { text: name },
    location: coordinate,
    formattedAddress: address.formatted,
    addressComponents: componentsOf(place, 'longText', 'shortText'),
    types: typesOf(place),
    primaryTypeDisplayName: { text: categories[0]?.name },
    internationalPhoneNumber: phones[0]?.number,
    websiteUri: content?.website,
    regularOpeningHours: {
      periods: hours?.sessions?.map(({ day, start, end }) => ({
        open: { day, hour: Math.floor(start / 3600), minute: (start / 60) % 60 },
        close: {
          day: (day + Math.floor(end / 86_400)) % 7,
          hour: Math.floor(end / 3600) % 24,
          minute: (end / 60) % 60,
        },
      })),
    },
    timeZone: { id: place.timeZone },
  }
}

function geocodedOf(found: Partial<Place>): object {
  const { latitude: lat, longitude: lng } = found.coordinate ?? {}
  return {
    formatted_address: found.address?.formatted,
    geometry: { location: { lat, lng } },
    address_components: componentsOf(found, 'long_name', 'short_name'),
  }
}

function componentsOf({ address = {} }: Partial<Place>, long: string, short: string): object[] {
  const { houseNumber, street, city, state, postal, country, countryCode = '' } = address
  const parts: (readonly [string, string | undefined, (string | undefined)?])[] = [
    ['street_number', houseNumber],
    ['route', street],
    ['locality', city],
    ['administrative_area_level_1', state],
    ['postal_code', postal],
    ['country', country, toAlpha2(countryCode)],
  ]
  return parts.map(([type, text, code = text]) => ({ [long]: text, [short]: code, types: [type] }))
}
