import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { valhalla } from '@signpost/adapters/valhalla'
import { createGeoClient, type GeoIssue } from '@signpost/client'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const recordings = 'packages/service/src/engine/routing/testing/recorded'

interface Recording {
  readonly trip: {
    readonly legs: readonly { readonly maneuvers: readonly object[] }[]
    readonly summary: { readonly time: number; readonly length: number }
  }
}

const origin = { latitude: -34.8469, longitude: -56.2469 }
const destination = { latitude: -34.8463, longitude: -56.2497 }

test.each(['corner', 'ramp', 'roundabout', 'stairs', 'toll', 'uturn'])(
  'reads the route %s, recorded from Valhalla: steps, length and duration',
  async (name) => {
    const body: Recording = JSON.parse(
      readFileSync(join(root, recordings, `${name}.json`), 'utf8'),
    ).route
    const issues: GeoIssue[] = []
    const client = createGeoClient({
      baseUrl: 'https://geo.invalid',
      fetch: valhalla({ url: 'https://routes.example', fetch: async () => Response.json(body) }),
      onIssue: (issue) => issues.push(issue),
    })
    const route = await client.getDirections({ origin, destination })
    expect(route?.maneuvers).toHaveLength(body.trip.legs[0]?.maneuvers.length ?? 0)
    expect(route?.duration).toBe(Math.round(body.trip.summary.time))
    expect((route?.distance ?? 0) / 1000).toBeCloseTo(body.trip.summary.length, 1)
    expect(route?.maneuvers.map(({ kind }) => kind)).not.toContain('unknown')
    expect(issues).toEqual([])
  },
)
