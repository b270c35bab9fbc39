'use client'

import type { Bounds, Place } from '@signpost/client'
import {
  CategoryIcon,
  categoryHues,
  categoryIconName,
  NoticeBox,
  PlaceCard,
  useMessages,
  useNotice,
  useSignpost,
} from '@signpost/react'
import {
  Button,
  fieldPaths,
  formatCount,
  lazyModule,
  placeTitle,
  useControllableState,
  useLazyModule,
} from '@signpost/react/internal'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  type Camera,
  keepInView,
  readBounds,
  readCamera,
  toBox,
  toPoint,
} from '../internals/camera.ts'
import { type MapLibreMap, useMap, useMapContext } from '../internals/MapContext.ts'
import { MapMarker } from '../parts/MapMarker.tsx'
import { PinShape } from '../parts/PinShape.tsx'
import { en, type PlaceMapMessages } from './PlaceMapMessages.ts'
import { useOfflineTiles } from './useOfflineTiles.ts'
import { type Marker, usePlaceClusters } from './usePlaceClusters.ts'

export interface PlaceLayerProps {
  /** The places, in the order of their list. Places without a coordinate have no marker. */
  readonly places: readonly Place[]
  /**
   * The `id` of the selected place, whose popover is open, when the app controls it; `null` for none. Without it, the map keeps its own
   * state.
   */
  readonly selected?: string | null | undefined
  /** Called with the `id` of the selected place; `null` for none. */
  readonly onSelectedChange?: ((id: string | null) => void) | undefined
  /**
   * The `id` of the hovered or focused place, here or in a list, when the app controls it; `null` for none. Without it, the map keeps its
   * own state.
   */
  readonly hovered?: string | null | undefined
  /** Called with the `id` of the hovered or focused place; `null` for none. */
  readonly onHoveredChange?: ((id: string | null) => void) | undefined
  /** Renders the popover at the marker of the selected place; false for no popover. Default: a compact `PlaceCard`. */
  readonly renderPlace?: ((place: Place) => ReactNode) | false | undefined
  /** Called to search the visible area. If set, a button appears after the user has moved the map. */
  readonly onSearchArea?: ((bounds: Bounds, camera: Camera) => void) | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<PlaceMapMessages> | undefined
}

const pinNames = lazyModule(() => import('./PinNames.tsx'))
const compactCard = (place: Place): ReactNode => <PlaceCard place={place} size="compact" />

/**
 * Places on the surrounding map, as buttons in the order of their list.
 *
 * @example
 * ```tsx
 * <MapView>
 *   <PlaceLayer places={[place]} onSelectedChange={(id) => show(id)} />
 * </MapView>
 * ```
 */
export function PlaceLayer(props: PlaceLayerProps): ReactNode {
  const { places, renderPlace = compactCard, onSearchArea } = props
  const { map, overlay } = useMapContext()
  const [selected, select] = useControllableState<string | null>({
    value: props.selected,
    defaultValue: null,
    onChange: props.onSelectedChange,
  })
  const [hovered, hover] = useControllableState<string | null>({
    value: props.hovered,
    defaultValue: null,
    onChange: props.onHoveredChange,
  })
  const messages = useMessages('placeMap', en, props.messages)
  const { language } = useSignpost()
  const items = usePlaceClusters(places)
  const nameOf = ({ place }: Marker): string => placeTitle(place) ?? place.id
  const tiles = useOfflineTiles(map)
  const offline = useNotice('offline', undefined)
  const modules = useLazyModule(pinNames, items.length > 0)
  // Keep all markers in one container, so that their order follows the list.
  const markers = items.map((item) => {
    const { coordinate: at, place } = item
    const { id, categories } = place
    if (item.bounds) {
      const shown = formatCount(item.count, language)
      return (
        <MapMarker key={`cluster-${id}`} coordinate={at}>
          <button
            type="button"
            data-part="cluster"
            aria-label={messages.cluster(item.count, shown)}
            onClick={() => {
              openCluster(map, item)
              // The button disappears: focus the map, so that Tab reaches the markers that replace it.
              map.getCanvas().focus()
            }}
          >
            {shown}
          </button>
        </MapMarker>
      )
    }
    const isSelected = id === selected
    const label = nameOf(item)
    const kind = categoryIconName(categories)
    const [enter, leave] = [() => hover(id), () => hover(null)]
    return (
      <MapMarker key={id} coordinate={at} anchor="bottom">
        <button
          type="button"
          data-part="marker"
          data-hue={kind && categoryHues[kind]}
          data-selected={isSelected ? '' : undefined}
          data-hovered={id === hovered ? '' : undefined}
          aria-label={label}
          aria-expanded={isSelected}
          onClick={() => select(isSelected ? null : id)}
          onPointerEnter={enter}
          onPointerLeave={leave}
          onFocus={({ target }) => {
            enter()
            // Tab also reaches markers outside the visible part of the map.
            if (target.matches(':focus-visible')) keepInView(map, at)
          }}
          onBlur={leave}
        >
          <PinShape />
          {kind && <CategoryIcon part="glyph" categories={categories} />}
        </button>
        {isSelected && renderPlace && (
          <PlacePopover label={label} closeLabel={messages.close} onClose={() => select(null)}>
            {renderPlace(place)}
          </PlacePopover>
        )}
      </MapMarker>
    )
  })
  return (
    <>
      {createPortal(markers, overlay)}
      {modules && <modules.PinNames markers={items} selected={selected} nameOf={nameOf} />}
      {tiles.isMissing && offline && (
        <div role="status" data-part="overlay" data-beside="">
          <NoticeBox text={offline.text} canRetry onRetry={tiles.retry} />
        </div>
      )}
      {onSearchArea && (
        // New places belong to another area, so the button starts over.
        <SearchAreaButton
          key={`${places.length} ${places[0]?.id}`}
          label={messages.searchArea}
          isHidden={tiles.isMissing}
          onSearchArea={onSearchArea}
        />
      )}
    </>
  )
}

/** Zooms in until the places of a cluster get separate markers. */
function openCluster(map: MapLibreMap, { bounds, coordinate }: Marker): void {
  const camera = bounds && map.cameraForBounds(toBox(bounds), { padding: 48, maxZoom: 18 })
  map.easeTo({
    center: camera?.center ?? toPoint(coordinate),
    // Zoom in by at least one level, because on a small map the places may already fill the view.
    zoom: Math.max(camera?.zoom ?? 0, map.getZoom() + 1),
  })
}

interface SearchAreaButtonProps {
  readonly label: string
  readonly isHidden: boolean
  readonly onSearchArea: NonNullable<PlaceLayerProps['onSearchArea']>
}

/** A button that searches the visible area. It appears once the user has moved the map. */
function SearchAreaButton({ label, isHidden, onSearchArea }: SearchAreaButtonProps): ReactNode {
  const map = useMap()
  const [isMoved, setMoved] = useState(false)
  useEffect(() => {
    // Moves by the user have an original event; moves by this library have none.
    const moved = map.on('moveend', ({ originalEvent }) => originalEvent && setMoved(true))
    return () => moved.unsubscribe()
  }, [map])
  if (!isMoved || isHidden) return null
  return (
    <div data-part="area">
      <Button
        icon={fieldPaths.search}
        onClick={() => {
          setMoved(false)
          onSearchArea(readBounds(map), readCamera(map))
        }}
      >
        {label}
      </Button>
    </div>
  )
}

interface PlacePopoverProps {
  readonly label: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The popover at a marker. Escape closes it and returns the focus to the marker. */
function PlacePopover({ label, closeLabel, onClose, children }: PlacePopoverProps): ReactNode {
  const map = useMap()
  const popover = useRef<HTMLElement>(null)
  useEffect(() => {
    if (popover.current) bringIntoView(map, popover.current)
  }, [map])
  const close = (): void => {
    const marker = popover.current?.previousElementSibling
    if (marker instanceof HTMLElement) marker.focus()
    onClose()
  }
  return (
    <section
      ref={popover}
      data-part="popover"
      aria-label={label}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Button part="close" aria-label={closeLabel} onClick={close} icon={fieldPaths.clear} />
      {children}
    </section>
  )
}

/** The free space around a popover, in pixels. */
const margin = 12

/** Pans a map until an element on it is fully visible, or its start if the map is too small. */
function bringIntoView(map: MapLibreMap, element: Element): void {
  const inner = element.getBoundingClientRect()
  const outer = map.getContainer().getBoundingClientRect()
  const by = (start: number, end: number): number =>
    start < margin ? start - margin : Math.min(start - margin, Math.max(0, end + margin))
  const x = by(inner.left - outer.left, inner.right - outer.right)
  const y = by(inner.top - outer.top, inner.bottom - outer.bottom)
  if (x !== 0 || y !== 0) map.panBy([x, y])
}
