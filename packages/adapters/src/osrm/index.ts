import type { Avoidance, Vehicle } from '@signpost/client/domain'
import { fieldsOf, listOf } from '../domain/fields.ts'
import { openTerms } from '../domain/openStreetMap.ts'
import { isNoRoute, osrmResult } from '../domain/osrmResult.ts'
import type { Adapter } from '../internals/Adapter.ts'
import { type AdapterOptions, defineAdapter, unreadable } from '../internals/defineAdapter.ts'
import { routes } from '../internals/routes.ts'

export interface OsrmOptions extends AdapterOptions {
  /** The URL before `/route/v1`. */
  readonly url: string
  /** The profiles that the server was built with, by vehicle. Default: `{ car: 'driving' }`. A server usually has a single profile, whatever profile the URL names. */
  readonly profiles?: Readonly<Partial<Record<Vehicle, string>>>
  /** The classes that the profile of the server can exclude, by avoidance: `{ toll: 'toll' }`. Default: none. */
  readonly exclude?: Readonly<Partial<Record<Avoidance, string>>>
}

const title = 'OSRM'

/** The routes of an OSRM server. */
export function osrm({
  url,
  profiles = { car: 'driving' },
  exclude = {},
  ...options
}: OsrmOptions): Adapter {
  const base = url.replace(/\/+$/, '')
  return defineAdapter(
    {
      name: 'osrm',
      title,
      terms: openTerms(),
      has: routes({
        vehicles: keysOf(profiles),
        optimizations: ['fastest'],
        avoidances: keysOf(exclude),
        async find({ origin, destination, vehicle, avoid }, { ask }) {
          const ends = [origin, destination].map((end) => `${end.longitude},${end.latitude}`)
          const { body } = await ask(
            `${base}/route/v1/${profiles[vehicle]}/${ends.join(';')}`,
            {
              steps: true,
              overview: 'false',
              geometries: 'polyline6',
              exclude: avoid.map((one) => exclude[one]).join(',') || undefined,
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

function keysOf<Key extends string>(table: Readonly<Partial<Record<Key, string>>>): Key[] {
  return Object.keys(table) as Key[]
}
