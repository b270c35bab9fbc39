import type { Vehicle } from '@signpost/client/domain'
import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { createValhallaRouter } from '../src/engine/routing/createValhallaRouter.ts'
import { demoRoads, type Journey } from '../src/engine/routing/testing/demoRoads.ts'
import { bestTimes } from './bestTimes.ts'
import { latenciesOf } from './latenciesOf.ts'

const JOURNEYS = 1000
const ROUNDS = 3
const IN_FLIGHT = 8
const vehicles: readonly Vehicle[] = ['car', 'truck', 'bicycle', 'pedestrian']

/** The time of routes across the city, one after the other, and several at once. */
export const benchmark: Benchmark = {
  title: `Directions in process: ${JOURNEYS.toLocaleString('en')} pairs of addresses in Montevideo; the best of ${ROUNDS} rounds`,
  async measure() {
    const roads = await demoRoads()
    const router = await createValhallaRouter({ dir: roads.dir, concurrency: IN_FLIGHT })
    const journeys = roads.journeys('Montevideo', JOURNEYS)
    const rows = []
    for (const vehicle of vehicles) {
      let answered = 0
      const travel = async ([origin, destination]: Journey): Promise<void> => {
        const route = await router.route({
          origin,
          destination,
          vehicle,
          optimize: 'fastest',
          avoid: ['hov'],
        })
        if (route) answered += 1
      }
      const { p50, p99 } = latenciesOf(await bestTimes(journeys, travel, ROUNDS))
      rows.push({
        vehicle,
        'answered, %': (answered / journeys.length / ROUNDS) * 100,
        'p50, ms': p50,
        'p50 aimed at': 12,
        'p99, ms': p99,
        'a second, 8 at once': Math.round(await perSecond(journeys, travel)),
      })
    }
    await router.close()
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
