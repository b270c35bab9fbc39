'use client'

import type { Coordinate, Place } from '@signpost/client'
import { PlaceCard, useMessages, useSignpost } from '@signpost/react'
import { formatCount, useControllableState } from '@signpost/react/internal'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { type MapLibreMap, useMapContext } from '../internals/MapContext.ts'
import { MapMarker } from '../parts/MapMarker.tsx'
import { en } from './PlaceMapMessages.ts'
import type { PlaceLayerProps } from './PlaceMapProps.ts'
import { PlaceMarker } from './PlaceMarker.tsx'
import { PlacePopover } from './PlacePopover.tsx'
import { SearchAreaButton } from './SearchAreaButton.tsx'
import { useLabelCollision } from './useLabelCollision.ts'
import { type PlaceCluster, usePlaceClusters } from './usePlaceClusters.ts'

const compactCard = (place: Place): ReactNode => <PlaceCard place={place} size="compact" />

/**
 * Places on the map above, as buttons in the order of their list.
 *
 * @example
 * ```tsx
 * <MapView>
 *   <PlaceLayer places={[place]} onSelectedChange={(id) => show(id)} />
 * </MapView>
 * ```
 */
export function PlaceLayer(props: PlaceLayerProps): ReactNode {
  const { places, renderPlace = compactCard, onSearchArea, messages: own } = props
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
  const messages = useMessages('placeMap', en, own)
  const { language } = useSignpost()
  const items = usePlaceClusters(places)
  useLabelCollision(map, places.find(({ id }) => id === selected)?.coordinate)
  // All markers in one container, so that their order follows that of the list.
  const markers = items.map((item) => {
    const { coordinate } = item
    if (item.kind === 'cluster') {
      const shown = formatCount(item.count, language)
      return (
        <ClusterMarker
          key={`cluster-${item.id}`}
          coordinate={coordinate}
          label={messages.cluster(item.count, shown)}
          shown={shown}
          onOpen={() => {
            openCluster(map, item)
            // The button is removed; Tab goes to the markers that replace it.
            map.getCanvas().focus()
          }}
        />
      )
    }
    const { place } = item
    const isSelected = place.id === selected
    const label = place.name ?? place.address?.formatted ?? messages.unnamed
    return (
      <PlaceMarker
        key={place.id}
        coordinate={coordinate}
        categories={place.categories}
        label={label}
        isSelected={isSelected}
        isHovered={place.id === hovered}
        onSelect={() => select(isSelected ? null : place.id)}
        onHover={(isHovered) => hover(isHovered ? place.id : null)}
      >
        {isSelected && renderPlace && (
          <PlacePopover label={label} closeLabel={messages.close} onClose={() => select(null)}>
            {renderPlace(place)}
          </PlacePopover>
        )}
      </PlaceMarker>
    )
  })
  return (
    <>
      {createPortal(markers, overlay)}
      {onSearchArea && (
        // Other places are from another area.
        <SearchAreaButton
          key={`${places.length} ${places[0]?.id}`}
          label={messages.searchArea}
          onSearchArea={onSearchArea}
        />
      )}
    </>
  )
}

/** Zooms in until the places of a cluster separate. */
function openCluster(map: MapLibreMap, { bounds, coordinate }: PlaceCluster): void {
  const { west, south, east, north } = bounds
  const camera = map.cameraForBounds([west, south, east, north], { padding: 48, maxZoom: 18 })
  map.easeTo({
    center: camera?.center ?? [coordinate.longitude, coordinate.latitude],
    // On a small map they may fill the view already.
    zoom: Math.max(camera?.zoom ?? 0, map.getZoom() + 1),
  })
}

interface ClusterMarkerProps {
  readonly coordinate: Coordinate
  readonly label: string
  /** The number of its places, formatted for the language. */
  readonly shown: string
  readonly onOpen: () => void
}

/** A cluster of places that are too close together, as a button that zooms in. */
function ClusterMarker({ coordinate, label, shown, onOpen }: ClusterMarkerProps): ReactNode {
  return (
    <MapMarker coordinate={coordinate}>
      <button type="button" data-part="cluster" aria-label={label} onClick={onOpen}>
        {shown}
      </button>
    </MapMarker>
  )
}
