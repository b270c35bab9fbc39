'use client'

import type { Place } from '@signpost/client'
import {
  type ComponentWithRef,
  type ResultFilterKind,
  type RootProps,
  SearchResults,
  type SearchResultsProps,
  useMessages,
} from '@signpost/react'
import { Frame, joinClasses, useControllableState, useFrame } from '@signpost/react/internal'
import { forwardRef, useState } from 'react'
import { pointName } from '../internals/RouteEnd.ts'
import type { MapViewProps } from '../map-view/index.ts'
import { MapItem } from '../parts/MapItem.tsx'
import { PointField } from '../parts/PointField.tsx'
import { OutlineLayer, PlaceCamera, PlaceMap, type PlaceMapProps } from '../place-map/index.ts'
import { en, type StoreLocatorMessages } from './StoreLocatorMessages.ts'
import { type StoreLocatorOptions, useStoreLocator } from './useStoreLocator.ts'

export interface StoreLocatorProps
  extends StoreLocatorOptions,
    RootProps,
    Pick<
      SearchResultsProps,
      'href' | 'renderActions' | 'onSelect' | 'selected' | 'onSelectedChange' | 'withinMinutes'
    >,
    Pick<PlaceMapProps, 'renderPlace'> {
  /** The map's own props; false for the list alone. */
  readonly map?: MapViewProps | false | undefined
  /** The filters that are offered; `category` filters by the tags of the stores. Default: `open` and `category`. */
  readonly filterOptions?: readonly ResultFilterKind[] | undefined
  /** Adds classes to parts of the locator. */
  readonly classNames?: StoreLocatorClassNames | undefined
  /** Messages that replace those of the language. */
  readonly messages?: Partial<StoreLocatorMessages> | undefined
}

/** Class names by part. */
export type StoreLocatorClassNames = {
  readonly [Part in 'root' | 'search' | 'list' | 'map']?: string | undefined
}

/**
 * A store locator: an app's own places around an address, with a search box, filters, a list by distance, and a map that shares the selection.
 *
 * @example
 * ```tsx
 * <StoreLocator
 *   stores={[{ id: 'a', name: 'Centro', coordinate: center, tags: ['Parking'] }]}
 *   map={{ workerUrl: '/maplibre-gl-worker.mjs' }}
 * />
 * ```
 */
export const StoreLocator: ComponentWithRef<StoreLocatorProps, HTMLElement> = forwardRef(
  function StoreLocator(props: StoreLocatorProps, ref) {
    const { map = {}, classNames = {} } = props
    const messages = useMessages('storeLocator', en, props.messages)
    const { status, places, point, setPoint, retry, isInside } = useStoreLocator(props)
    const failed = { icon: 'warning', text: messages.failed, canRetry: true } as const
    const notice = status === 'error' ? failed : undefined
    const frame = useFrame(ref, { status, error: undefined, notice, retry })
    const [selected, onSelectedChange] = useControllableState<string | null>({
      value: props.selected,
      defaultValue: null,
      onChange: props.onSelectedChange,
    })
    const [hovered, onHoveredChange] = useState<string | null>(null)
    const [shown, setShown] = useState<readonly Place[]>([])
    const shared = { selected, onSelectedChange, hovered, onHoveredChange }
    return (
      <Frame
        frame={frame}
        as="section"
        component="store-locator"
        props={props}
        aria-label={messages.label}
      >
        <div data-part="layout" data-map={map === false ? undefined : ''}>
          <div className={classNames.list} data-part="column">
            <div className={classNames.search} data-part="search">
              <PointField
                label={messages.search}
                point={point}
                onChange={setPoint}
                near={map === false ? undefined : map.camera?.center}
              />
            </div>
            {props.inside && (
              <p role="status" data-part="inside" data-inside={isInside}>
                {isInside !== undefined && messages[isInside ? 'inside' : 'outside']}
              </p>
            )}
            {frame.notice ?? (
              <SearchResults
                {...shared}
                places={places}
                withinMinutes={props.withinMinutes}
                near={point?.coordinate}
                defaultSort="distance"
                origin={point?.name ? { name: point.name } : 'map'}
                filterOptions={props.filterOptions ?? openAndTags}
                onPlacesChange={setShown}
                onSelect={props.onSelect}
                href={props.href}
                renderActions={props.renderActions}
                messages={{
                  nothing: messages[props.inside ? 'noneInside' : 'none'],
                  nothingAdvice: messages.noneAdvice,
                  nothingInside: messages.noneInside,
                  nothingInsideAdvice: messages.noneAdvice,
                }}
              />
            )}
          </div>
          {map !== false && (
            <PlaceMap
              label={messages.map}
              {...map}
              {...shared}
              className={joinClasses(classNames.map, map.className)}
              messages={undefined}
              mapMessages={map.messages}
              places={shown}
              placesFrom="app"
              renderPlace={props.renderPlace}
            >
              {props.inside && <OutlineLayer outline={props.inside} />}
              {point && (
                <MapItem coordinate={point.coordinate}>
                  <span
                    data-part="spot"
                    data-spot="user"
                    role="img"
                    aria-label={pointName(point)}
                  />
                </MapItem>
              )}
              <PlaceCamera places={point ? [point, ...shown.slice(0, nearest)] : shown} />
              {map.children}
            </PlaceMap>
          )}
        </div>
      </Frame>
    )
  },
)

const openAndTags: readonly ResultFilterKind[] = ['open', 'category']

/** The number of stores that the map shows around a point. */
const nearest = 5
