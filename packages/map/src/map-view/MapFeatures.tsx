'use client'

import { indexForKey, rowKeys } from '@signpost/react/internal'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MapLibreMap } from '../internals/MapContext.ts'
import { MapItem } from '../parts/MapItem.tsx'
import { featureAt, featuresInView, keyOfFeature, type MapFeature } from './mapFeatures.ts'

export interface MapFeaturesProps {
  readonly map: MapLibreMap
  /** The label of the list. */
  readonly label: string
  readonly onSelect: (feature: MapFeature) => void
}

/**
 * The places that the style of the map draws: a pointer over one shows that it can be pressed, and a list reaches them by keyboard and
 * screen reader. The list is one tab stop. It shows only the focused place, which has a ring on the map, and keeps its places while it has
 * the focus.
 */
export function MapFeatures({ map, label, onSelect }: MapFeaturesProps): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const [features, setFeatures] = useState<readonly MapFeature[]>([])
  const [stop, setStop] = useState(0)
  const [focused, setFocused] = useState<MapFeature>()
  useEffect(() => {
    const read = (): void => {
      if (list.current?.contains(document.activeElement)) return
      const seen = featuresInView(map, most)
      setFeatures((before) => (keysOf(before) === keysOf(seen) ? before : seen))
      setStop(0)
    }
    const { style } = map.getCanvas()
    const idle = map.on('idle', read)
    const moved = map.on('mousemove', ({ point }) => {
      if (!map.isMoving()) style.cursor = featureAt(map, point) ? 'pointer' : ''
    })
    return () => {
      idle.unsubscribe()
      moved.unsubscribe()
      style.cursor = ''
    }
  }, [map])
  if (features.length === 0) return null
  return (
    <>
      <ul ref={list} data-part="features" aria-label={label}>
        {features.map((feature, index) => (
          <li key={keyOfFeature(feature)}>
            <button
              type="button"
              data-part="chip"
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => {
                setStop(index)
                setFocused(feature)
              }}
              onBlur={() => setFocused(undefined)}
              onKeyDown={(event) => {
                const keys = rowKeys(event.currentTarget)
                const next = indexForKey(event, keys, index, features.length)
                if (next === undefined) return
                event.preventDefault()
                list.current?.querySelectorAll('button')[next]?.focus()
              }}
              onClick={() => onSelect(feature)}
            >
              <bdi>{feature.name}</bdi>
            </button>
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
