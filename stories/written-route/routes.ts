import { createConnection, getDirections, type Route } from '@signpost/client'
import {
  everyCommandRoute,
  everythingRoute,
  type HostileText,
  hostileTexts,
  hugeRoute,
  montevideo,
  oddRoutes,
} from '@signpost/testing/fixtures'

/** The route that the client decodes from the answer of a service. */
async function readRoute(sent: unknown): Promise<Route> {
  const fetch = async () => new Response(JSON.stringify(sent))
  const connection = createConnection({ baseUrl: 'https://geo.example', apiKey: 'demo', fetch })
  const anywhere = { latitude: -34.9055, longitude: -56.1851 }
  const route = await getDirections(connection, { origin: anywhere, destination: anywhere })
  if (!route) throw new Error('The client read no route.')
  return route
}

/** From the Teatro Solís to the Estadio Centenario. */
export const acrossMontevideo: Route = await readRoute(montevideo.routes[0]?.route)

/** A step for every command that services use. */
export const everyStep: Route = await readRoute(everyCommandRoute)

/** A route in which every field has a value, two avoidances are unmet, and steps follow each other immediately. */
export const richRoute: Route = await readRoute(everythingRoute)

/** A route with roundabouts that are entered, left and crossed, each with the number of the exit. */
export const roundaboutRoute: Route = await readRoute({
  ...everyCommandRoute,
  maneuvers: everyCommandRoute.maneuvers
    .filter(({ command }) => /^(RE|RX|RT)/.test(command ?? ''))
    .map((maneuver, index) => ({ ...maneuver, roundabout_exit: index + 1 })),
})

export const longRoute: Route = await readRoute(hugeRoute({ maneuvers: 5000, points: 20_000 }))

export const withoutSteps: Route = await readRoute(oddRoutes.noManeuvers)

export const withoutTotals: Route = await readRoute(oddRoutes.unreadableTotals)

const names = Object.keys(hostileTexts) as HostileText[]

/** A route with hostile road names. */
export const hostileRoute: Route = await readRoute({
  ...everyCommandRoute,
  maneuvers: everyCommandRoute.maneuvers.slice(0, names.length).map((maneuver, index) => ({
    ...maneuver,
    turn_road_info: { primary_name: hostileTexts[names[index] ?? 'html'] },
  })),
})
