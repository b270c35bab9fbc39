import {
  defaultRouteChoice,
  ManeuverList,
  RouteOptions,
  RouteSummary,
  useDirections,
} from '@signpost/react'
import { type ReactNode, useState } from 'react'

const theatre = { latitude: -34.9078, longitude: -56.2009 }
const stadium = { latitude: -34.8945, longitude: -56.1528 }

export function RouteExample(): ReactNode {
  const [choice, setChoice] = useState(defaultRouteChoice)
  const { data: route } = useDirections({ origin: theatre, destination: stadium, ...choice })
  return (
    <>
      <RouteOptions value={choice} onValueChange={setChoice} />
      <RouteSummary route={route} vehicle={choice.vehicle} />
      <ManeuverList route={route} />
    </>
  )
}
