import {
  everythingRoute,
  exampleRoute,
  hugeRoute,
  montevideo,
  oddRoutes,
} from '@signpost/testing/fixtures'
import { expect, test } from 'vitest'
import { en } from '../../test/en.ts'
import { readRoute } from '../../test/readRoute.ts'
import { ar } from '../messages/ar.ts'
import { de } from '../messages/de.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { it as italian } from '../messages/it.ts'
import { describeRoute } from './describeRoute.ts'

test('describes a whole route as text', async () => {
  expect(describeRoute(await readRoute(exampleRoute), { units: 'metric' }).split('\n')).toEqual([
    'Canelones, Montevideo, Uruguay',
    '1. Head east on Canelones – for 120 m',
    '2. Turn right onto Buenos Aires – for 80 m',
    '3. Arrive at your destination, on the left',
    'Buenos Aires, Montevideo, Uruguay',
    '200 m · 1 min',
  ])
})

// Read these files: a route across Montevideo as a person would describe it.
test.each(Object.entries({ ar, de, en, es, fr, it: italian }))(
  'across Montevideo in %s',
  async (language, { maneuvers: messages }) => {
    const route = await readRoute(montevideo.routes[0]?.route)
    const text = describeRoute(route, { language, messages, units: 'metric' })
    await expect(`${text}\n`).toMatchFileSnapshot(`montevideo/${language}.txt`)
  },
)

test('a step that follows at once has no distance before it', async () => {
  const route = await readRoute(exampleRoute)
  const [head, ...others] = route.maneuvers
  if (head === undefined) throw new Error('There is no step.')
  const stacked = { ...route, maneuvers: [{ ...head, stacked: true }, ...others] }
  expect(describeRoute(stacked, { units: 'metric' }).split('\n').slice(1, 3)).toEqual([
    '1. Head east on Canelones',
    '2. Then turn right onto Buenos Aires – for 80 m',
  ])
})

test('describes the path to the first turn, and another name of a road further on', async () => {
  const text = describeRoute(await readRoute(everythingRoute), { units: 'metric' })
  expect(text).toContain('Head east on Calle Primera (Ruta 11) – for 120 m')
  expect(text).toContain(' · ending on Calle Tercera (Ruta 33)')
})

test('distances and times follow locale and units, rounded more for totals than for steps', async () => {
  const sent = structuredClone(exampleRoute)
  const [, turn] = sent.maneuvers
  Object.assign(turn ?? {}, { distance: 23_456, speed: 20 })
  Object.assign(sent, { total_distance: '23456', estimated_travel_time: '1173' })
  const route = await readRoute(sent)
  const lines = (language: string): (string | undefined)[] => {
    const text = describeRoute(route, { language, messages: en.maneuvers }).split('\n')
    return [text[1]?.split(' – ')[1], text.at(-1)]
  }
  expect(lines('en-GB')).toEqual(['for 15 mi · 20 mins', '14.6 mi · 20 mins'])
  expect(lines('de')).toEqual(['for 23 km · 20 Min.', '23,5 km · 20 Min.'])
})

test.each(Object.entries(oddRoutes))(
  'describes an unusual route without errors: %s',
  async (_, sent) => {
    expect(describeRoute(await readRoute(sent))).not.toMatch(/undefined|NaN|null|\[object/)
  },
)

test('Totals unreadable: they are omitted from the text', async () => {
  const text = describeRoute(await readRoute(oddRoutes.unreadableTotals), { units: 'metric' })
  expect(text.split('\n').at(-1)).toBe('Buenos Aires, Montevideo, Uruguay')
})

test('5,000 maneuvers: each has its line', async () => {
  const route = await readRoute(hugeRoute({ maneuvers: 5000, points: 20_000 }))
  expect(describeRoute(route).split('\n')).toHaveLength(5003)
})
