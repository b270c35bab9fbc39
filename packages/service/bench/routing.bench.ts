import type { Vehicle } from '@signpost/client/domain'
import type { Benchmark } from '../../../test/bench/Benchmark.ts'
import { createValhallaRouter } from '../src/engine/routing/createValhallaRouter.ts'
import { demoRoads } from '../src/engine/routing/testing/demoRoads.ts'

const roads = await demoRoads()
const router = await createValhallaRouter({ dir: roads.dir })
const journeys = roads.journeys('Montevideo', 1000)

/** Finds the way of one journey after another, all round again. */
function travel(vehicle: Vehicle): () => Promise<unknown> {
  let next = 0
  return () => {
    const journey = journeys[next++ % journeys.length]
    if (!journey) throw new RangeError('There are no journeys.')
    const [origin, destination] = journey
    return router.route({ origin, destination, vehicle, optimize: 'fastest', avoid: ['hov'] })
  }
}

/** Routes across a city take no more than 12 ms in the median. `routing/measureRoutes.ts` tells more. */
export const benchmark: Benchmark = {
  title: 'Routes between addresses of Montevideo, in process',
  tasks: {
    'by car': travel('car'),
    'by truck': travel('truck'),
    'by bicycle': travel('bicycle'),
    'on foot': travel('pedestrian'),
  },
}
