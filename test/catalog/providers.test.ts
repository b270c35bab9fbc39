import { createGeoClient, type GeoIssue } from '@signpost/client'
import { createGeoFetch } from '@signpost/testing'
import { expect, test } from 'vitest'
import { providers } from '../../.storybook/providers/index.ts'

const near = { latitude: -34.9055, longitude: -56.1851 }
const destination = { latitude: -34.8945, longitude: -56.1529 }
const source = createGeoClient({
  baseUrl: 'https://geo.example',
  apiKey: 'demo',
  fetch: createGeoFetch(),
})

test.each(Object.keys(providers))(
  '%s of the toolbar answers in the provider’s own format, with a chosen place and the steps of a route',
  async (name) => {
    const adapter = providers[name]?.create(source)
    const { operations = [] } = adapter?.capabilities ?? {}
    const issues: GeoIssue[] = []
    const client = createGeoClient({
      baseUrl: 'https://geo.invalid',
      ...(adapter && { fetch: adapter }),
      onIssue: (issue) => issues.push(issue),
    })
    const isTyped = operations.includes('suggest')
    const row = isTyped
      ? (await client.suggest({ query: 'teatro so', near })).suggestions[0]
      : undefined
    if (isTyped) expect(row?.line1).toBe('Teatro Solís')
    const chosen = { query: 'teatro solis', near, filter: row?.searchFilter }
    const [place] = (await client.search(chosen)).places
    expect(place).toMatchObject({ name: 'Teatro Solís', address: { countryCode: 'URY' } })
    expect((await client.reverseGeocode({ coordinate: near }))?.address.city).toBe('Montevideo')
    if (operations.includes('getDirections')) {
      const route = await client.getDirections({ origin: near, destination })
      expect(route?.maneuvers.length).toBeGreaterThan(2)
      expect(route?.maneuvers.at(-1)?.kind).toBe('arrive')
    }
    expect(issues).toEqual([])
  },
)
