import type { Vehicle } from '@signpost/client/domain'
import type { Benchmark } from '../../../test/bench/Benchmark.ts'
import type { Router } from '../src/engine/Router.ts'
import { createValhallaRouter } from '../src/engine/routing/createValhallaRouter.ts'
import { demoRoads, type Journey } from '../src/engine/routing/testing/demoRoads.ts'
import { latenciesOf } from './latenciesOf.ts'

const JOURNEYS = 1000
const vehicles: readonly Vehicle[] = ['car', 'truck', 'bicycle', 'pedestrian']

/** Routes across the city, one after the other, and several at once. */
export const benchmark: Benchmark = {
  title: `Directions in process: ${JOURNEYS.toLocaleString('en')} pairs of addresses in Montevideo`,
  async measure() {
    const roads = await demoRoads()
    const router = await createValhallaRouter({ dir: roads.dir, width: 8 })
    const journeys = roads.journeys('Montevideo', JOURNEYS)
    // The first routes read the graph from the disk.
    await travel({ router, journeys: journeys.slice(0, 100), vehicle: 'car', inFlight: 1 })
    const rows = []
    for (const vehicle of vehicles) {
      const alone = await travel({ router, journeys, vehicle, inFlight: 1 })
      const together = await travel({ router, journeys, vehicle, inFlight: 8 })
      const { p50, p99 } = latenciesOf(alone.times)
      rows.push({
        vehicle,
        'answered, %': (alone.answered / journeys.length) * 100,
        'p50, ms': p50,
        'p50 aimed at': 12,
        'p99, ms': p99,
        'a second, 8 at once': Math.round(together.perSecond),
      })
    }
    await router.close()
    return rows
  },
}

async function travel({
  router,
  journeys,
  vehicle,
  inFlight,
}: {
  router: Router
  journeys: readonly Journey[]
  vehicle: Vehicle
  inFlight: number
}): Promise<{ times: number[]; answered: number; perSecond: number }> {
  const queue = journeys.values()
  const times: number[] = []
  let answered = 0
  const start = performance.now()
  async function work(): Promise<void> {
    for (const [origin, destination] of queue) {
      const asked = performance.now()
      const route = await router.route({
        origin,
        destination,
        vehicle,
        optimize: 'fastest',
        avoid: ['hov'],
      })
      if (route) answered += 1
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  return { times, answered, perSecond: (journeys.length / (performance.now() - start)) * 1000 }
}
