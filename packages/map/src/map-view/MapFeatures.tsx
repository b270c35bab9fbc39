'use client'

import { useMessages } from '@signpost/react'
import { Button, useStableCallback, useTabStop } from '@signpost/react/internal'
import { type ReactNode, useEffect, useState } from 'react'
import { type TakesClick, useMapContext } from '../internals/MapContext.ts'
import { MapItem } from '../parts/MapItem.tsx'
import { featureAt, featuresInView, keyOfFeature, type MapFeature } from './drawnFeatures.ts'
import { en } from './MapViewMessages.ts'

export interface MapFeaturesProps {
  /** Called with the place that the user presses, or chooses in the list. */
  readonly onSelect: (feature: MapFeature) => void
}

/**
 * Makes the places that the style of the map draws something to choose: by a press, or from a list for keyboards and screen readers. The
 * list is one tab stop. It shows only the focused place, which has a ring on the map, and stays as it is while it has the focus. The places
 * are the symbols of the source layers `poi`, `pois` and `poi_label`, and of layers with `"signpost:places": true` in their `metadata`.
 *
 * @example
 * ```tsx
 * <MapView workerUrl="/maplibre-gl-worker.mjs">
 *   <MapFeatures onSelect={({ name, coordinate }) => show({ name, coordinate })} />
 * </MapView>
 * ```
 */
export function MapFeatures({ onSelect }: MapFeaturesProps): ReactNode {
  const { map, clickTakers } = useMapContext()
  const messages = useMessages('mapView', en)
  const [features, setFeatures] = useState<readonly MapFeature[]>([])
  const { list, setStop, buttonProps } = useTabStop<HTMLUListElement>(features.length)
  const [focused, setFocused] = useState<MapFeature>()
  const select = useStableCallback(onSelect)
  useEffect(() => {
    const read = (): void => {
      if (list.current?.contains(document.activeElement)) return
      const seen = featuresInView(map, most)
      setFeatures((before) => (keysOf(before) === keysOf(seen) ? before : seen))
      setStop(0)
    }
    const { style } = map.getCanvas()
    const take: TakesClick = ({ point }) => {
      const feature = featureAt(map, point)
      if (feature) select(feature)
      return feature !== undefined
    }
    clickTakers.add(take)
    const idle = map.on('idle', read)
    const moved = map.on('mousemove', ({ point }) => {
      if (!map.isMoving()) style.setProperty('cursor', featureAt(map, point) ? 'pointer' : '')
    })
    return () => {
      idle.unsubscribe()
      moved.unsubscribe()
      style.removeProperty('cursor')
      clickTakers.delete(take)
    }
  }, [map, clickTakers, select, list, setStop])
  if (features.length === 0) return null
  return (
    <>
      <ul ref={list} data-part="features" aria-label={messages.features}>
        {features.map((feature, index) => (
          <li key={keyOfFeature(feature)}>
            <Button
              part="chip"
              {...buttonProps(index)}
              onFocus={() => {
                setStop(index)
                setFocused(feature)
              }}
              onBlur={() => setFocused(undefined)}
              onClick={() => onSelect(feature)}
            >
              <bdi>{feature.name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      {focused && (
        <MapItem coordinate={focused.coordinate}>
          <span data-part="spot" data-spot="focus" />
        </MapItem>
      )}
    </>
  )
}

/** The number of places in the list. */
const most = 40

const keysOf = (features: readonly MapFeature[]): string => features.map(keyOfFeature).join('\n')
