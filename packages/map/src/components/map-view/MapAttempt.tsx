'use client'

import { useMessages, useSignpost } from '@signpost/react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { MapContext } from '../../hooks/MapContext.ts'
import { useCamera } from '../../hooks/useCamera.ts'
import { useColorScheme } from '../../hooks/useColorScheme.ts'
import { useLibrary } from '../../hooks/useLibrary.ts'
import { useMapInstance } from '../../hooks/useMapInstance.ts'
import { useMapStyle } from '../../hooks/useMapStyle.ts'
import { useOverlay } from '../../hooks/useOverlay.ts'
import { en } from '../../messages/map-view/en.ts'
import { MapControls } from './MapControls.tsx'
import { MapNotice } from './MapNotice.tsx'
import type { MapViewProps } from './MapViewProps.ts'

export interface MapAttemptProps extends MapViewProps {
  /** Called when the user wants another attempt. */
  readonly onRetry: () => void
}

/** One attempt to show a map: without WebGL, its worker, style or tiles it says what is missing. */
export function MapAttempt(props: MapAttemptProps): ReactNode {
  const { map: given, cooperative = true, children } = props
  const messages = useMessages('mapView', en, props.messages)
  const { near } = useSignpost()
  const container = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
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
    },
    style,
  )
  const map = given ?? own.map
  useEffect(() => own.map?.getCanvas().setAttribute('aria-label', label), [own.map, label])
  useCamera(map, props)
  const overlay = useOverlay(map)
  const ground = useMemo(
    () => map && overlay && { map, overlay, scheme: scheme ?? 'light' },
    [map, overlay, scheme],
  )
  const { problem } = own
  const isLoading = given === undefined && !own.isPainted

  const view = (
    <div
      className={props.className}
      data-signpost="map-view"
      data-status={problem ? 'error' : isLoading ? 'loading' : 'ready'}
      data-problem={problem}
      data-given={given && ''}
    >
      {given === undefined && <div ref={container} data-part="map-canvas" />}
      <span ref={probe} data-part="map-scheme" aria-hidden="true" />
      {ground && <MapContext.Provider value={ground}>{children}</MapContext.Provider>}
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
  // What floats over a map of the app's stands on it, wherever in the app this is.
  return given ? createPortal(view, given.getContainer()) : view
}
