'use client'

import { useSignpost } from '@signpost/react'
import { resolveNear, useStableCallback, warnOnce } from '@signpost/react/internal'
import type { ErrorEvent, StyleSpecification } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { toBox, toCameraOptions, type View } from '../internals/camera.ts'
import type { MapLibre, MapLibreMap } from '../internals/MapContext.ts'
import { drawPlaceIcons, showStyle } from './drawPlaceIcons.ts'
import type { MapViewMessages } from './MapViewMessages.ts'
import type { MapViewProps } from './MapViewProps.ts'
import { mapLibre } from './mapLibre.ts'
import { type MapProblem, watchProblems } from './watchProblems.ts'

export interface MapInstanceState {
  readonly map: MapLibreMap | undefined
  readonly problem: MapProblem | undefined
  /** True once the map has painted something; before that, it is a single color. */
  readonly isPainted: boolean
}

/** The names that are reserved for URLs without a host. */
const noHost = /\.(invalid|example)$/

/**
 * Creates a map in a container, and removes it with the container. There is none until the library and the style are known, and when the
 * app provides a map.
 */
export function useMapInstance(
  container: RefObject<HTMLElement | null>,
  props: MapViewProps,
  style: string | StyleSpecification | undefined,
  messages: MapViewMessages,
): MapInstanceState {
  const { clock, near, connection } = useSignpost()
  const library = useLibrary(props.library, !props.map)
  const [map, setMap] = useState<MapLibreMap>()
  const [problem, setProblem] = useState<MapProblem>()
  const [isPainted, setPainted] = useState(false)
  const shownStyle = useRef(style)
  const replaceStyle = useStableCallback((made: MapLibreMap, { error }: ErrorEvent) => {
    // An adapter has no host, and many services have no style. The content on the map is still useful on a plain background.
    const hasNone = Reflect.get(error, 'status') === 404 || noHost.test(connection.baseUrl)
    if (props.mapStyle !== undefined || !hasNone) return false
    made.setStyle({ version: 8, sources: {}, layers: [] })
    warnOnce('Signpost: there is no `/style.json`. Pass `mapStyle`, the URL of a style.', 'warn')
    return true
  })
  const create = useStableCallback((container: HTMLElement, library: MapLibre) => {
    if (!style) return
    const center = resolveNear(near)
    const view = props.camera ?? props.defaultCamera ?? (center && { center, zoom: 13 })
    let made: MapLibreMap
    try {
      made = createMap(library, { ...props, container, view, messages })
    } catch {
      container.replaceChildren()
      return setProblem('no-webgl')
    }
    shownStyle.current = style
    const stop = watchProblems(made, clock, setProblem, (event) => replaceStyle(made, event))
    // MapLibre restores a loaded style, but not one that was still loading.
    made.on('webglcontextrestored', () => {
      if (!made.style) showStyle(made, shownStyle.current ?? style)
    })
    void made.once('load', () => setPainted(true))
    made.on('sourcedata', ({ tile, source }) => {
      if (tile && source.type !== 'geojson') setPainted(true)
    })
    drawPlaceIcons(made)
    showStyle(made, style)
    setMap(made)
    return () => {
      stop()
      setMap(undefined)
      made.remove()
    }
  })

  const isReady = style !== undefined
  useEffect(() => {
    if (isReady && container.current && library && library !== 'missing')
      return create(container.current, library)
  }, [container, library, isReady, create])

  useEffect(() => {
    if (!map || !style || shownStyle.current === style) return
    showStyle(map, style)
    shownStyle.current = style
  }, [map, style])

  // A map that shows something does not count as slow while the rest of it loads.
  const shown = problem === 'slow' && isPainted ? undefined : problem
  return { map, problem: library === 'missing' ? 'library' : shown, isPainted }
}

/** Returns the app's MapLibre, else the package, which is loaded when the first map is shown. */
function useLibrary(
  given: MapLibre | Promise<MapLibre> | undefined,
  isNeeded: boolean,
): MapLibre | 'missing' | undefined {
  const [library, setLibrary] = useState<MapLibre | 'missing'>()
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    Promise.resolve(given ?? mapLibre.load()).then(
      (loaded) => isCurrent && setLibrary(() => loaded),
      () => isCurrent && setLibrary('missing'),
    )
    return () => {
      isCurrent = false
    }
  }, [given, isNeeded])
  return library
}

interface MapSetup extends Pick<MapViewProps, 'cooperative' | 'workerUrl'> {
  readonly container: HTMLElement
  readonly view: View | undefined
  readonly messages: MapViewMessages
}

/** Creates a map. Throws without WebGL. */
function createMap(library: MapLibre, setup: MapSetup): MapLibreMap {
  const { container, view, cooperative = true, messages, workerUrl } = setup
  if (workerUrl !== undefined && library.getWorkerUrl() !== workerUrl) {
    library.setWorkerUrl(workerUrl)
  }
  return new library.Map({
    container,
    cooperativeGestures: cooperative,
    // Keep the attribution expanded on a narrow map, too.
    attributionControl: { compact: false },
    ...(view &&
      ('north' in view
        ? { bounds: toBox(view), fitBoundsOptions: { padding: 32 } }
        : toCameraOptions(view))),
    locale: {
      'AttributionControl.ToggleAttribution': messages.attribution,
      'CooperativeGesturesHandler.WindowsHelpText': messages.holdControl,
      'CooperativeGesturesHandler.MacHelpText': messages.holdCommand,
      'CooperativeGesturesHandler.MobileHelpText': messages.twoFingers,
    },
  })
}
