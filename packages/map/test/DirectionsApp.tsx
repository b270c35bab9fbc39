import { SignpostProvider } from '@signpost/react'
import type { ReactNode } from 'react'
import { Directions } from '../src/directions/Directions.tsx'
import { fromURLSearchParams } from '../src/directions/directionsLink.ts'
import { PlaceMap } from '../src/place-map/PlaceMap.tsx'
import { RouteMap } from '../src/route-map/RouteMap.tsx'
import { routeOf } from './routeOf.ts'

const link = 'from=-34.9077,-56.2012&from_name=Teatro Solís&to=-34.8945,-56.1529'
const state = fromURLSearchParams(new URLSearchParams(link))

/** All that has a map, on a page that a server renders. */
export function App(): ReactNode {
  return (
    <SignpostProvider client={{ baseUrl: 'https://geo.example' }}>
      <Directions defaultValue={state} />
      <RouteMap route={routeOf([-56.2, -34.9], [-56.19, -34.9])} />
      <PlaceMap places={[]} />
    </SignpostProvider>
  )
}

/** @public The command `renderOnServer` calls it by name. */
export async function load(): Promise<object> {
  return {}
}
