import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Router } from '../Router.ts'
import { createValhallaRouter } from './routers.ts'
import { type DemoRoads, demoRoads } from './testing/demoRoads.ts'
import { worseThanOthers } from './testing/worseThanOthers.ts'

let roads: DemoRoads
let router: Router
beforeAll(async () => {
  roads = await demoRoads()
  router = await createValhallaRouter({ dir: roads.dir, maxWaiting: 1000 })
})
afterAll(() => router?.close())

it.each(['car', 'truck', 'bicycle', 'pedestrian'] as const)(
  'over 500 pairs of addresses, the fastest, the shortest and the easiest route of a %s are the best of their kind',
  async (vehicle) => {
    const journeys = [
      ...roads.journeys('Montevideo', 350, 11),
      ...roads.journeys('Astana', 150, 11),
    ]
    expect(await worseThanOthers(router, journeys, vehicle)).toEqual([])
  },
)
