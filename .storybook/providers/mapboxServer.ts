import type { GeoClient, Maneuver, Place, Route, Vehicle } from '@signpost/client'
import { toAlpha2 } from '@signpost/client/domain'
import { encodePolyline } from './encodePolyline.ts'
import { findPlaces, pointOf } from './findPlaces.ts'
import type { ProviderServer } from './ProviderServer.ts'

const vehicles: Readonly<Record<string, Vehicle>> = {
  driving: 'car',
  cycling: 'bicycle',
  walking: 'pedestrian',
}

/** A server that answers like Mapbox, with the places and routes of another service. */
export function mapboxServer(source: GeoClient): ProviderServer {
  const suggested = new Map<string, Place>()
  return async ({ pathname, searchParams }) => {
    const param = (name: string): string => searchParams.get(name) ?? ''
    const last = decodeURIComponent(pathname.split('/').at(-1) ?? '')
    if (pathname.includes('/directions/')) {
      const [origin, destination] = last.split(';').map(pointOfText)
      const vehicle = vehicles[pathname.split('/').at(-2) ?? '']
      if (!origin || !destination) return { status: 422, body: { code: 'InvalidInput' } }
      const route = await source.getDirections({ origin, destination, vehicle, avoid: [] })
      return { body: route ? { code: 'Ok', routes: [routeOf(route)] } : { code: 'NoRoute' } }
    }
    if (pathname.includes('/retrieve/')) return { body: collection([suggested.get(last)]) }
    if (last === 'reverse') {
      const coordinate = pointOf(param('latitude'), param('longitude'))
      return { body: collection([await source.reverseGeocode({ coordinate })]) }
    }
    const places = await findPlaces(source, param('q'), pointOfText(param('proximity')))
    if (last !== 'suggest') return { body: collection(places) }
    for (const place of places) suggested.set(place.id, place)
    return { body: { suggestions: places.map(propertiesOf), attribution: '© Mapbox' } }
  }
}

type Found = Partial<Place> | null | undefined

function pointOfText(text: string): ReturnType<typeof pointOf> {
  const [longitude, latitude] = text.split(',')
  return pointOf(latitude, longitude)
}

function collection(places: readonly Found[]): object {
  const features = places.flatMap((place) => {
    const { longitude, latitude } = place?.coordinate ?? {}
    const geometry = { type: 'Point', coordinates: [longitude, latitude] }
    return place ? [{ type: 'Feature', geometry, properties: propertiesOf(place) }] : []
  })
  return { type: 'FeatureCollection', features, attribution: '© Mapbox' }
}

function propertiesOf(place: NonNullable<Found>): object {
  const { id, name, address = {}, categories = [], phones = [], content } = place
  const { houseNumber, street, city, state, postal, country, formatted } = address
  const kinds = categories.map((category) => category.name)
  return {
    mapbox_id: id,
    name: name ?? formatted,
    feature_type: kinds[0] ? 'poi' : 'address',
    full_address: formatted,
    place_formatted: [city, country].filter(Boolean).join(', '),
    context: {
      country: { name: country, country_code: toAlpha2(address.countryCode ?? '') },
      region: { name: state },
      postcode: { name: postal },
      place: { name: city },
      address: { address_number: houseNumber, street_name: street },
    },
    poi_category: kinds,
    poi_category_ids: kinds,
    metadata: { phone: phones[0]?.number, website: content?.website },
  }
}

function routeOf({ path, maneuvers, duration, distance }: Route): object {
  const steps = maneuvers.map((maneuver, index) => {
    const next = maneuvers[index + 1]
    const [first, last] = next?.range ?? [path.length - 1, path.length - 1]
    return {
      geometry: encodePolyline(path.slice(first, last + 1)),
      distance: next?.distance ?? 0,
      duration: (next?.distance ?? 0) / (next?.speed ?? 1),
      name: maneuver.turnRoad.name,
      maneuver: maneuverOf(maneuver, index),
    }
  })
  return { duration, distance, legs: [{ steps }] }
}

function maneuverOf({ kind, side }: Maneuver, index: number): object {
  const [strength, way] = side?.split('-') ?? []
  const modifier = way ? `${strength === 'hard' ? 'sharp' : strength} ${way}` : strength
  if (index === 0) return { type: 'depart' }
  if (kind === 'arrive') return { type: 'arrive', modifier }
  if (kind === 'enter-roundabout') return { type: 'roundabout', modifier }
  if (kind === 'leave-roundabout') return { type: 'exit roundabout' }
  return { type: kind === 'turn' ? 'turn' : 'new name', modifier }
}
