import { MapView, RouteCamera, RouteEnds, RouteLayer } from '@signpost/map'
import { ManeuverList, SignpostProvider, useDirections } from '@signpost/react'
import { keepPreviousData } from '@tanstack/react-query'
import type { Map as PlainMap } from 'maplibre-gl'
import type { ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Stage } from './main.tsx'

const origin = { latitude: -34.9, longitude: -56.2 }

interface RouteProps {
  readonly map: PlainMap
  readonly box: HTMLElement
  /** The number of the request, which gives each a separate route. */
  readonly turn: number
  readonly active: number | undefined
  /** Keeps the previous route until the next one is loaded. Without it, map and list are unmounted between them. */
  readonly keeps: boolean
}

function Route({ map, box, turn, active, keeps }: RouteProps): ReactNode {
  const destination = turn > 0 ? { latitude: -34.8, longitude: -56.1 + turn / 1000 } : undefined
  const { data: route } = useDirections(
    { origin, destination },
    keeps ? { placeholderData: keepPreviousData } : {},
  )
  if (!route) return null
  return (
    <>
      <MapView map={map}>
        <RouteLayer route={route} activeStep={active} />
        <RouteEnds route={route} />
        <RouteCamera route={route} activeStep={active} />
      </MapView>
      {createPortal(<ManeuverList route={route} activeStep={active ?? null} />, box)}
    </>
  )
}

/** A route as in the README: the hook, the map and the list. */
export function openSignpost(map: PlainMap, box: HTMLElement, keeps: boolean): Stage {
  const root = createRoot(document.createElement('div'))
  let file = ''
  let turn = 0
  const client = {
    baseUrl: 'https://geo.example',
    fetch: (_: RequestInfo | URL, init?: RequestInit) =>
      fetch(file, { signal: init?.signal ?? null }),
  }
  const draw = (active?: number): void =>
    root.render(
      <SignpostProvider client={client} units="metric">
        <Route map={map} box={box} turn={turn} active={active} keeps={keeps} />
      </SignpostProvider>,
    )
  draw()
  return {
    ask: (name) => {
      file = name
      turn++
      draw()
    },
    activate: (step) => flushSync(() => draw(step)),
    close: () => flushSync(() => root.unmount()),
  }
}
