'use client'

import { useSignpost } from '@signpost/react'
import type { StyleSpecification } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isBounds, type View } from '../internals/camera.ts'
import type { MapLibre, MapLibreMap } from '../internals/MapContext.ts'
import type { MapViewMessages } from './MapViewMessages.ts'
import type { LibraryState } from './useLibrary.ts'
import { type MapProblem, watchProblems } from './watchProblems.ts'

export interface MapSetup {
  readonly container: HTMLElement
  readonly style: string | StyleSpecification
  readonly view: View | undefined
  readonly isCooperative: boolean
  readonly workerUrl: string | undefined
  readonly messages: MapViewMessages
  /** True when the style is the one beside the service, which many services do not have. */
  readonly isStyleOfService: boolean
}

export interface MapInstanceState {
  readonly map: MapLibreMap | undefined
  readonly problem: MapProblem | undefined
  /** True once the map has painted something; before, it is a single colour. */
  readonly isPainted: boolean
}

/** A new map in a container, removed with it; none until the library and the style are known. */
export function useMapInstance(
  container: RefObject<HTMLElement | null>,
  library: LibraryState,
  setup: Omit<MapSetup, 'container' | 'style'>,
  style: MapSetup['style'] | undefined,
): MapInstanceState {
  const { clock } = useSignpost()
  const [map, setMap] = useState<MapLibreMap>()
  const [problem, setProblem] = useState<MapProblem>()
  const [isPainted, setPainted] = useState(false)
  const latest = useRef({ setup, style, clock })
  useEffect(() => {
    latest.current = { setup, style, clock }
  })
  const shownStyle = useRef(style)

  const isReady = style !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is made when there is a style; another style is not another map.
  useEffect(() => {
    const element = container.current
    const { style, setup, clock } = latest.current
    if (style === undefined || element === null) return
    if (library === undefined || library === 'missing') return
    let made: MapLibreMap
    try {
      made = createMap(library, { ...setup, container: element, style })
    } catch {
      element.replaceChildren()
      return setProblem('no-webgl')
    }
    shownStyle.current = style
    const stop = watchProblems(made, clock, setProblem, ({ error }) => {
      if (!latest.current.setup.isStyleOfService || Reflect.get(error, 'status') !== 404)
        return false
      // What lies on the map is more than its ground.
      made.setStyle(plainStyle)
      warnAboutStyle()
      return true
    })
    // MapLibre restores a loaded style, but not one that was still loading.
    made.on('webglcontextrestored', () => {
      if (!made.style) made.setStyle(shownStyle.current ?? style)
    })
    void made.once('load', () => setPainted(true))
    made.on('sourcedata', ({ tile, source }) => {
      if (tile && source.type !== 'geojson') setPainted(true)
    })
    setMap(made)
    return () => {
      stop()
      setMap(undefined)
      made.remove()
    }
  }, [container, library, isReady])

  useEffect(() => {
    if (map === undefined || style === undefined || shownStyle.current === style) return
    map.setStyle(style, { diff: false })
    shownStyle.current = style
  }, [map, style])

  // A map of which something is seen is not called slow while the rest of it comes.
  const shown = problem === 'slow' && isPainted ? undefined : problem
  return { map, problem: library === 'missing' ? 'library' : shown, isPainted }
}

const plainStyle: StyleSpecification = { version: 8, sources: {}, layers: [] }

/** Bundlers replace this exact expression by its value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

let isWarned = false

/** Warns a developer once that maps have a plain ground. */
function warnAboutStyle(): void {
  if (process.env.NODE_ENV === 'production' || isWarned) return
  isWarned = true
  // biome-ignore lint/suspicious/noConsole: it is meant for the console of a developer.
  console.warn(
    'Signpost: the service has no map style (`/style.json` is a 404), so that its maps have a plain ground. Pass `mapStyle`: a style of your own, or of a provider of maps.',
  )
}

/** Creates a map. Throws when there is no WebGL. */
function createMap(library: MapLibre, setup: MapSetup): MapLibreMap {
  const { container, style, view, isCooperative, messages, workerUrl } = setup
  if (workerUrl !== undefined && library.getWorkerUrl() !== workerUrl) {
    library.setWorkerUrl(workerUrl)
  }
  return new library.Map({
    container,
    style,
    cooperativeGestures: isCooperative,
    // The attribution is visible on a narrow map too.
    attributionControl: { compact: false },
    ...(view && startingAt(view)),
    locale: {
      'AttributionControl.ToggleAttribution': messages.attribution,
      'CooperativeGesturesHandler.WindowsHelpText': messages.holdControl,
      'CooperativeGesturesHandler.MacHelpText': messages.holdCommand,
      'CooperativeGesturesHandler.MobileHelpText': messages.twoFingers,
    },
  })
}

function startingAt(view: View): Partial<ConstructorParameters<MapLibre['Map']>[0]> {
  if (isBounds(view)) {
    const { west, south, east, north } = view
    const end = east < west ? east + 360 : east
    return { bounds: [west, south, end, north], fitBoundsOptions: { padding: 32 } }
  }
  const { center, zoom, bearing = 0, pitch = 0 } = view
  return { center: [center.longitude, center.latitude], zoom, bearing, pitch }
}
