'use client'

import { type ComponentWithRef, NoticeBox, useMessages, useSignpost } from '@signpost/react'
import { rootProps } from '@signpost/react/internal'
import type { StyleSpecification } from 'maplibre-gl'
import {
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { MapContext, type MapLibreMap, type TakesClick } from '../internals/MapContext.ts'
import { useHeightWarning } from '../internals/useHeightWarning.ts'
import type { MapStyle } from '../internals/useMapTerms.ts'
import { MapControls } from './MapControls.tsx'
import { en } from './MapViewMessages.ts'
import type { MapViewProps } from './MapViewProps.ts'
import { CameraPadding, useCamera, usePaddingProperties } from './useCamera.ts'
import { useMapInstance } from './useMapInstance.ts'

/**
 * A map that is loaded when it is first shown. Without WebGL, the worker, a style or tiles, it shows a notice, and the rest of the page
 * keeps working.
 *
 * @example
 * ```tsx
 * <MapView defaultCamera={{ center, zoom: 14 }} workerUrl="/maplibre-gl-worker.mjs" />
 * ```
 */
export const MapView: ComponentWithRef<MapViewProps, HTMLDivElement> = forwardRef(function MapView(
  props: MapViewProps,
  ref,
) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt {...props} root={ref} key={attempt} onRetry={() => setAttempt(attempt + 1)} />
})

interface AttemptProps extends MapViewProps {
  readonly root: ForwardedRef<HTMLDivElement>
  /** Called when the user retries. */
  readonly onRetry: () => void
}

/** One attempt to show a map, with a notice when WebGL, the worker, the style or the tiles are missing. */
function Attempt(props: AttemptProps): ReactNode {
  const { map: given, padding } = props
  const messages = useMessages('mapView', en, props.messages)
  const container = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  useHeightWarning('MapView', container, !given)
  const scheme = useColorScheme(probe)
  const own = useMapInstance(container, props, useMapStyle(props.mapStyle, scheme), messages)
  const map = given ?? own.map
  const label = props.label ?? messages.label
  useEffect(() => own.map?.getCanvas().setAttribute('aria-label', label), [own.map, label])
  usePaddingProperties(probe, padding)
  const [clickTakers] = useState(() => new Set<TakesClick>())
  useCamera(map, props, clickTakers)
  const overlay = useOverlay(map)
  const context = useMemo(
    () => map && overlay && { map, overlay, scheme: scheme ?? 'light', clickTakers },
    [map, overlay, scheme, clickTakers],
  )
  const { problem } = own
  const isLoading = !given && !own.isPainted

  const view = (
    <div
      ref={props.root}
      {...rootProps('map-view', props)}
      data-status={problem ? 'error' : isLoading ? 'loading' : 'ready'}
      data-problem={problem}
      data-given={given && ''}
    >
      {!given && <div ref={container} data-part="canvas" />}
      <span ref={probe} data-part="scheme" aria-hidden="true" />
      {context && (
        <MapContext.Provider value={context}>
          <CameraPadding map={context.map} padding={padding} camera={props.camera} />
          {props.children}
          {own.map && problem !== 'no-webgl' && (
            <MapControls map={own.map} messages={messages}>
              {props.controls}
            </MapControls>
          )}
        </MapContext.Provider>
      )}
      {!given && (
        <div role="status" data-part="overlay">
          {problem ? (
            <NoticeBox
              text={messages.problems[problem]}
              // A retry cannot help without WebGL, and MapLibre restores a lost context by itself.
              canRetry={problem !== 'no-webgl' && problem !== 'context-lost'}
              onRetry={props.onRetry}
            />
          ) : (
            isLoading && <p data-part="note">{messages.loading}</p>
          )}
        </div>
      )}
    </div>
  )
  // Render overlays into the app's map, wherever this component is.
  return given ? createPortal(view, given.getContainer()) : view
}

/**
 * Returns the color scheme, read from the computed color of an element: the stylesheet makes it black in light and white in dark mode.
 * Renders again when the scheme changes.
 */
function useColorScheme(probe: RefObject<HTMLElement | null>): 'light' | 'dark' | undefined {
  const [scheme, setScheme] = useState<'light' | 'dark'>()
  useEffect(() => {
    const element = probe.current
    if (element === null) return
    const read = (): void =>
      setScheme(getComputedStyle(element).color === 'rgb(255, 255, 255)' ? 'dark' : 'light')
    read()
    // The stylesheet gives the color a transition, because its end fires an event.
    element.addEventListener('transitionend', read)
    return () => element.removeEventListener('transitionend', read)
  }, [probe])
  return scheme
}

/** Returns the app's style, else the style of the service for the page's color scheme and language; undefined until the scheme is known. */
function useMapStyle(
  given: MapStyle | undefined,
  scheme: 'light' | 'dark' | undefined,
): string | StyleSpecification | undefined {
  const { connection, language } = useSignpost()
  if (typeof given === 'object' && 'dark' in given) return scheme && given[scheme]
  if (given || !scheme) return given
  const file = scheme === 'dark' ? 'style-dark' : 'style'
  return `${connection.baseUrl}/${file}.json?language=${language}`
}

const stoppedEvents = ['keydown', 'click', 'dblclick', 'wheel', 'mousedown', 'touchstart']

/** The items that scroll or that users can drag. */
const moving = '[data-part="popover"], [data-part="pin"]'

/** Creates an element over a map that moves with its canvas, for content at a coordinate. Wheel and drag events pass through to the map. */
function useOverlay(map: MapLibreMap | undefined): HTMLElement | undefined {
  const [overlay, setOverlay] = useState<HTMLElement>()
  useEffect(() => {
    if (map === undefined) return
    const element = document.createElement('div')
    element.dataset.signpost = 'map-overlay'
    // Keys and clicks in an item must not reach the map, nor must events that scroll or drag the item itself.
    const stop = (event: Event): void => {
      const { target, type } = event
      if (/key|click/.test(type) || (target instanceof Element && target.closest(moving))) {
        event.stopPropagation()
      }
    }
    for (const type of stoppedEvents) element.addEventListener(type, stop)
    map.getCanvasContainer().append(element)
    setOverlay(element)
    return () => {
      setOverlay(undefined)
      element.remove()
    }
  }, [map])
  return overlay
}
