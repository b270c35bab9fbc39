'use client'

import { useSignpost } from '@signpost/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MapLibreMap } from '../internals/MapContext.ts'
import { createMap, type MapSetup } from './createMap.ts'
import type { LibraryState } from './useLibrary.ts'
import { type MapProblem, watchProblems } from './watchProblems.ts'

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
    const stop = watchProblems(made, clock, setProblem)
    // MapLibre restores a loaded style, but not one that was still loading.
    made.on('webglcontextrestored', () => {
      if (!made.style) made.setStyle(shownStyle.current ?? style)
    })
    const paint = (): void => setPainted(true)
    void made.once('load', paint)
    made.on('sourcedata', ({ tile, source }) => tile && source.type !== 'geojson' && paint())
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
