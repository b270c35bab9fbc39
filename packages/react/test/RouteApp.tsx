import type { Route } from '@signpost/client'
import { everythingRoute, hugeRoute } from '@signpost/testing/fixtures'
import type { ReactNode } from 'react'
import { ManeuverList } from '../src/maneuver-list/ManeuverList.tsx'
import { SignpostProvider } from '../src/provider/SignpostProvider.tsx'
import { RouteOptions } from '../src/route-options/RouteOptions.tsx'
import { RouteSummary } from '../src/route-summary/RouteSummary.tsx'
import { readRoute } from './readRoute.ts'

interface AppProps {
  readonly route: Route
  readonly long: Route
}

/** The text of a route, on a page that a server renders. */
export function App({ route, long }: AppProps): ReactNode {
  return (
    <SignpostProvider client={{ baseUrl: 'https://geo.example' }} units="metric">
      <RouteOptions />
      <RouteSummary route={route} vehicle="car" />
      <ManeuverList route={route} defaultActiveStep={0} />
      <ManeuverList route={long} />
    </SignpostProvider>
  )
}

/** @public The command `renderOnServer` calls it by name. */
export async function load(): Promise<AppProps> {
  return {
    route: await readRoute(everythingRoute),
    long: await readRoute(hugeRoute({ maneuvers: 1200, points: 1200 })),
  }
}
