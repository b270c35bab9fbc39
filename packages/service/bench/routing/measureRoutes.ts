/**
 * Finds routes between a thousand pairs of addresses in Montevideo for each vehicle, and prints how many were answered and how fast.
 *
 *     node --conditions=@signpost/source packages/service/bench/routing/measureRoutes.ts [pairs]
 */
import { availableParallelism, cpus } from 'node:os'
import type { Vehicle } from '@signpost/client/domain'
import { createValhallaRouter } from '../../src/engine/routing/createValhallaRouter.ts'
import { demoRoads, type Journey } from '../../src/engine/routing/testing/demoRoads.ts'

const vehicles: Vehicle[] = ['car', 'truck', 'bicycle', 'pedestrian']

const roads = await demoRoads()
const router = await createValhallaRouter({ dir: roads.dir, width: 8 })
const journeys = roads.journeys('Montevideo', Number(process.argv[2] ?? 1000))

console.log(
  `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
)
// The first routes read the graph from the disk.
await travel(journeys.slice(0, 100), 'car', 1)
const rows = []
for (const vehicle of vehicles) {
  const { times, answered } = await travel(journeys, vehicle, 1)
  const four = await travel(journeys, vehicle, 4)
  const eight = await travel(journeys, vehicle, 8)
  rows.push({
    vehicle,
    answered: `${answered} of ${journeys.length}`,
    'p50, ms': quantile(times, 0.5),
    'p99, ms': quantile(times, 0.99),
    'routes/s, 4 in flight': Math.round(four.perSecond),
    'routes/s, 8 in flight': Math.round(eight.perSecond),
  })
}
console.table(rows)
await router.close()

/** Finds all routes, so many at once. */
async function travel(all: readonly Journey[], vehicle: Vehicle, inFlight: number) {
  const queue = all.values()
  const times: number[] = []
  let answered = 0
  const start = performance.now()
  async function work(): Promise<void> {
    for (const [origin, destination] of queue) {
      const asked = performance.now()
      const request = { origin, destination, vehicle, optimize: 'fastest', avoid: ['hov'] } as const
      if (await router.route({ ...request, avoid: [...request.avoid] })) answered++
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  const perSecond = (all.length / (performance.now() - start)) * 1000
  return { times: times.sort((a, b) => a - b), answered, perSecond }
}

function quantile(sorted: readonly number[], share: number): number {
  return Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1))
}
