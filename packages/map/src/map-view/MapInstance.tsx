'use client'

import { useMessages, useSignpost } from '@signpost/react'
import type { StyleSpecification } from 'maplibre-gl'
import {
  type ForwardedRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { MapContext } from '../internals/MapContext.ts'
import { useHeightWarning } from '../internals/useHeightWarning.ts'
import { CameraPadding, usePaddingProperties } from './CameraPadding.tsx'
import { MapControls } from './MapControls.tsx'
import { MapNotice } from './MapNotice.tsx'
import { en } from './MapViewMessages.ts'
import type { MapStyle, MapViewProps } from './MapViewProps.ts'
import { useCamera } from './useCamera.ts'
import { useLibrary } from './useLibrary.ts'
import { useMapInstance } from './useMapInstance.ts'
import { useOverlay } from './useOverlay.ts'

export interface MapInstanceProps extends MapViewProps {
  readonly root: ForwardedRef<HTMLDivElement>
  /** Called when the user wants another attempt. */
  readonly onRetry: () => void
}

/** One attempt to show a map, with a notice when WebGL, the worker, the style or the tiles are missing. */
export function MapInstance(props: MapInstanceProps): ReactNode {
  const { map: given, cooperative = true, children } = props
  const messages = useMessages('mapView', en, props.messages)
  const { near } = useSignpost()
  const container = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  useHeightWarning('MapView', container, given === undefined)
  const scheme = useColorScheme(probe)
  const style = useMapStyle(props.mapStyle, scheme)
  const library = useLibrary(props.library, given === undefined)
  const center = typeof near === 'function' ? near() : near
  const label = props.label ?? messages.label
  const own = useMapInstance(
    container,
    library,
    {
      view: props.camera ?? props.defaultCamera ?? (center && { center, zoom: 13 }),
      isCooperative: cooperative,
      workerUrl: props.workerUrl,
      messages,
      isStyleOfService: props.mapStyle === undefined,
    },
    style,
  )
  const map = given ?? own.map
  useEffect(() => own.map?.getCanvas().setAttribute('aria-label', label), [own.map, label])
  usePaddingProperties(probe, props.padding)
  useCamera(map, props)
  const overlay = useOverlay(map)
  const context = useMemo(
    () => map && overlay && { map, overlay, scheme: scheme ?? 'light' },
    [map, overlay, scheme],
  )
  const { problem } = own
  const isLoading = given === undefined && !own.isPainted

  const view = (
    <div
      ref={props.root}
      className={props.className}
      data-signpost="map-view"
      data-status={problem ? 'error' : isLoading ? 'loading' : 'ready'}
      data-problem={problem}
      data-given={given && ''}
    >
      {given === undefined && <div ref={container} data-part="map-canvas" />}
      <span ref={probe} data-part="map-scheme" aria-hidden="true" />
      {context && (
        <MapContext.Provider value={context}>
          <CameraPadding map={context.map} padding={props.padding} camera={props.camera} />
          {children}
        </MapContext.Provider>
      )}
      {own.map && problem !== 'no-webgl' && <MapControls map={own.map} messages={messages} />}
      {given === undefined && (
        <MapNotice
          problem={problem}
          isLoading={isLoading}
          messages={messages}
          onRetry={props.onRetry}
        />
      )}
    </div>
  )
  // On a map of the app, overlays are rendered into that map, wherever this component is.
  return given ? createPortal(view, given.getContainer()) : view
}

/**
 * True when the color scheme is dark, by the computed colour of an element of the stylesheet: black in light and white in dark. Renders
 * again when the scheme changes.
 */
function useColorScheme(probe: RefObject<HTMLElement | null>): 'light' | 'dark' | undefined {
  const [scheme, setScheme] = useState<'light' | 'dark'>()
  useEffect(() => {
    const element = probe.current
    if (element === null) return
    const read = (): void =>
      setScheme(getComputedStyle(element).color === 'rgb(255, 255, 255)' ? 'dark' : 'light')
    read()
    // The stylesheet has a transition of the colour, so that there is an event.
    element.addEventListener('transitionend', read)
    return () => element.removeEventListener('transitionend', read)
  }, [probe])
  return scheme
}

/** The style of the app, else that of the service in the color scheme of the page; none before the scheme is known. */
function useMapStyle(
  given: MapStyle | undefined,
  scheme: 'light' | 'dark' | undefined,
): string | StyleSpecification | undefined {
  const { baseUrl } = useSignpost().connection
  if (given !== undefined && (typeof given === 'string' || !('dark' in given))) return given
  if (scheme === undefined) return undefined
  if (given !== undefined) return given[scheme]
  // A base URL that is a path is relative to the origin of the page.
  return new URL(`${baseUrl}/${scheme === 'dark' ? 'style-dark' : 'style'}.json`, location.href)
    .href
}
