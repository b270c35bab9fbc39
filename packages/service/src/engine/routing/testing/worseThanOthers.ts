import type { Optimization, Vehicle } from '@signpost/client/domain'
import { readCommand } from '@signpost/client/domain'
import type { RouteAnswer, Router } from '../../Router.ts'
import type { Journey } from './demoRoads.ts'

const optimizations = ['fastest', 'shortest', 'easiest'] as const

/** Commands that are not turns. */
const straight = ['continue', 'name-change', 'arrive', 'take-ferry', 'leave-ferry', 'unknown']

const measures: Readonly<
  Record<Optimization, { measure: (route: RouteAnswer) => number; tolerance: number }>
> = {
  // Seconds and meters are rounded in answers.
  fastest: { measure: (route) => Number(route.estimated_travel_time), tolerance: 1.5 },
  shortest: { measure: (route) => Number(route.total_distance), tolerance: 1.1 },
  easiest: {
    measure: ({ maneuvers }) =>
      maneuvers.filter(({ command }) => !straight.includes(readCommand(command).kind)).length,
    tolerance: 0,
  },
}

/** The journeys on which a route is not the best of its kind: slower than another, longer, or with more turns. */
export async function worseThanOthers(
  router: Router,
  journeys: readonly Journey[],
  vehicle: Vehicle,
): Promise<string[]> {
  const worse: string[] = []
  for (const [origin, destination] of journeys) {
    const routes = await Promise.all(
      optimizations.map((optimize) =>
        router.route({ origin, destination, vehicle, optimize, avoid: ['hov'] }),
      ),
    )
    optimizations.forEach((optimize, index) => {
      const { measure, tolerance } = measures[optimize]
      const values = routes.map((route) => (route ? measure(route) : Number.NaN))
      if ((values[index] ?? 0) > Math.min(...values) + tolerance)
        worse.push(`${optimize}: ${values} from ${JSON.stringify([origin, destination])}`)
    })
  }
  return worse
}
