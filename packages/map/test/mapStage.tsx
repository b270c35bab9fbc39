import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import '../src/styles.css'
import { createConnection } from '@signpost/client'
import { type Clock, SignpostProvider } from '@signpost/react'
import { render } from '@testing-library/react'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type ReactNode, useEffect } from 'react'
import { vi } from 'vitest'
import { type MapLibreMap, useMap } from '../src/internals/MapContext.ts'
import { MapView } from '../src/map-view/MapView.tsx'
import type { MapViewProps } from '../src/map-view/MapViewProps.ts'
import { plainStyle } from './plainStyle.ts'

export { worker }

const connection = createConnection({ baseUrl: 'https://geo.example' })

/** A provider around what needs one. */
export function Stage({ children, clock }: { children?: ReactNode; clock?: Clock }): ReactNode {
  return (
    <SignpostProvider client={connection} clock={clock}>
      {children}
    </SignpostProvider>
  )
}

function Take({ on }: { on: (map: MapLibreMap) => void }): ReactNode {
  const map = useMap()
  // Then what stands on the map is there, too.
  useEffect(() => on(map), [map, on])
  return null
}

/** Shows a map and waits for it. */
export async function showMap(
  props: MapViewProps,
  clock?: Clock,
): Promise<{ map: MapLibreMap; show: (children: ReactNode) => void }> {
  let map: MapLibreMap | undefined
  const tree = (children: ReactNode): ReactNode => (
    <Stage {...(clock && { clock })}>
      <MapView mapStyle={plainStyle} workerUrl={worker} {...props}>
        <Take
          on={(found) => {
            map = found
          }}
        />
        {children}
      </MapView>
    </Stage>
  )
  const { rerender } = render(tree(props.children))
  const found = await vi.waitUntil(() => map, { timeout: 60_000 })
  return { map: found, show: (children) => rerender(tree(children)) }
}
