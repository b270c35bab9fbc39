import { join } from 'node:path'
import type { Vehicle } from '@signpost/client/domain'
import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { GRAPH_FILE } from '../src/data/manifest.ts'
import type { RouteRequest } from '../src/engine/Router.ts'
import { toRouteAnswer } from '../src/engine/routing/answer/toRouteAnswer.ts'
import { createValhallaRouter } from '../src/engine/routing/routers.ts'
import { findTrace } from '../src/engine/routing/search/findTrace.ts'
import { findTrip } from '../src/engine/routing/search/findTrip.ts'
import { demoRoads, type Journey } from '../src/engine/routing/testing/demoRoads.ts'
import { openValhalla } from '../src/engine/routing/valhalla/openValhalla.ts'
import { bestTimes } from './bestTimes.ts'
import { latenciesOf } from './latenciesOf.ts'

const JOURNEYS = 1000
const ROUNDS = 3
const IN_FLIGHT = 8
const vehicles: readonly Vehicle[] = ['car', 'truck', 'bicycle', 'pedestrian']

/** The duration of route searches across the city, one after the other and several at once. */
export const benchmark: Benchmark = {
  title: `Directions in process: ${JOURNEYS.toLocaleString('en')} pairs of addresses in Montevideo; the best of ${ROUNDS} rounds`,
  async measure() {
    const roads = await demoRoads()
    const router = await createValhallaRouter({ dir: roads.dir, concurrency: IN_FLIGHT })
    const engine = await openValhalla(join(roads.dir, GRAPH_FILE))
    const { signal } = new AbortController()
    const journeys = roads.journeys('Montevideo', JOURNEYS)
    const rows = []
    for (const vehicle of vehicles) {
      let answered = 0
      const requestOf = ([origin, destination]: Journey): RouteRequest => ({
        origin,
        destination,
        vehicle,
        optimize: 'fastest',
        avoid: ['hov'],
      })
      const travel = async (journey: Journey): Promise<void> => {
        if (await router.route(requestOf(journey))) answered += 1
      }
      const alone = async (journey: Journey): Promise<void> => {
        const request = requestOf(journey)
        const found = await findTrip(engine, request, signal)
        if (!found) return
        toRouteAnswer(request, found.trip, await findTrace(engine, request, found.trip, signal))
      }
      // The fastest route is chosen from two concurrent searches.
      const [both = [], one = []] = await bestTimes(journeys, [travel, alone], ROUNDS)
      const { p50, p99 } = latenciesOf(both)
      const single = latenciesOf(one).p50
      rows.push({
        vehicle,
        'answered, %': (answered / journeys.length / ROUNDS) * 100,
        'p50, ms': p50,
        'p50 aimed at': 12,
        'p50 of one search, ms': single,
        times: Number((p50 / single).toFixed(2)),
        'p99, ms': p99,
        'a second, 8 at once': Math.round(await perSecond(journeys, travel)),
      })
    }
    await Promise.all([router.close(), engine.close()])
    return rows
  },
}

/** The number of requests per second, with several at once. */
async function perSecond<Question>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<void>,
): Promise<number> {
  const queue = questions.values()
  const start = performance.now()
  const work = async (): Promise<void> => {
    for (const question of queue) await ask(question)
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, work))
  return (questions.length / (performance.now() - start)) * 1000
}
