import type { Avoidance, Vehicle } from '@signpost/client/domain'
import { fieldsOf, listOf } from '../domain/fields.ts'
import { mapboxTerms } from '../domain/mapboxTerms.ts'
import { isNoRoute, osrmResult } from '../domain/osrmResult.ts'
import type { Adapter } from '../internals/Adapter.ts'
import { type AdapterOptions, defineAdapter, unreadable } from '../internals/defineAdapter.ts'
import { routes } from '../internals/routes.ts'

export interface MapboxDirectionsOptions extends AdapterOptions {
  readonly accessToken: string
  /** True: travel times of cars with current traffic. */
  readonly hasTraffic?: boolean
}

const title = 'Mapbox'

/** The routes of the Mapbox Directions API. */
export function mapboxDirections({
  accessToken,
  hasTraffic = false,
  ...options
}: MapboxDirectionsOptions): Adapter {
  const profiles: Readonly<Partial<Record<Vehicle, string>>> = {
    car: hasTraffic ? 'driving-traffic' : 'driving',
    bicycle: 'cycling',
    pedestrian: 'walking',
  }
  return defineAdapter(
    {
      name: 'mapboxDirections',
      title,
      terms: mapboxTerms,
      has: routes({
        vehicles: ['car', 'bicycle', 'pedestrian'],
        optimizations: ['fastest'],
        // Carpool lanes are used only when a request includes them.
        avoidances: ['hov', 'toll', 'highway', 'ferry', 'unpaved'],
        avoidancesOf: { bicycle: ['ferry'], pedestrian: [] },
        async find({ origin, destination, vehicle, avoid }, { ask }) {
          const ends = [origin, destination].map((end) => `${end.longitude},${end.latitude}`)
          const { body } = await ask(
            `https://api.mapbox.com/directions/v5/mapbox/${profiles[vehicle]}/${ends.join(';')}`,
            {
              steps: true,
              roundabout_exits: true,
              overview: 'false',
              geometries: 'polyline6',
              exclude: avoid.flatMap((one) => excluded[one] ?? []).join(',') || undefined,
              access_token: accessToken,
            },
            { allow: isNoRoute },
          )
          const reply = fieldsOf(body)
          if (isNoRoute(reply)) return undefined
          const way = osrmResult(fieldsOf(listOf(reply.routes)[0]), 6)
          if (!way) throw unreadable(title)
          return way
        },
      }),
    },
    options,
  )
}

const excluded: Readonly<Partial<Record<Avoidance, string>>> = {
  toll: 'toll',
  highway: 'motorway',
  ferry: 'ferry',
  unpaved: 'unpaved',
}
