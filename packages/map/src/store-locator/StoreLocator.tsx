'use client'

import type { Place } from '@signpost/client'
import {
  type ComponentWithRef,
  NoticeBox,
  type ResultFilterKind,
  type RootProps,
  SearchResults,
  type SearchResultsProps,
  useMessages,
} from '@signpost/react'
import { joinClasses, rootProps, useControllableState } from '@signpost/react/internal'
import { forwardRef, useRef, useState } from 'react'
import { PointField } from '../directions/index.ts'
import type { MapViewProps } from '../map-view/index.ts'
import { PlaceCamera, PlaceMap, type PlaceMapProps } from '../place-map/index.ts'
import { en, type StoreLocatorMessages } from './StoreLocatorMessages.ts'
import { type StoreLocatorOptions, useStoreLocator } from './useStoreLocator.ts'

export interface StoreLocatorProps
  extends StoreLocatorOptions,
    RootProps,
    Pick<
      SearchResultsProps,
      'href' | 'renderActions' | 'onSelect' | 'selected' | 'onSelectedChange'
    >,
    Pick<PlaceMapProps, 'renderPlace'> {
  /** The map's own props; false for the list alone. */
  readonly map?: MapViewProps | false | undefined
  /** The filters that are offered; `category` filters by the tags of the stores. Default: `open` and `category`. */
  readonly filters?: readonly ResultFilterKind[] | undefined
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
    const { map = {}, filters = openAndTags, renderPlace, classNames = {} } = props
    const messages = useMessages('storeLocator', en, props.messages)
    const { status, places, point, setPoint, retry } = useStoreLocator(props)
    const [selected, onSelectedChange] = useControllableState<string | null>({
      value: props.selected,
      defaultValue: null,
      onChange: props.onSelectedChange,
    })
    const [hovered, setHovered] = useState<string | null>(null)
    const [shown, setShown] = useState<readonly Place[]>([])
    const list = useRef<HTMLDivElement>(null)
    const shared = {
      selected,
      onSelectedChange,
      hovered,
      onHoveredChange: setHovered,
    }
    return (
      <section
        ref={ref}
        aria-label={messages.label}
        {...rootProps('store-locator', props)}
        data-status={status}
      >
        <div data-part="store-layout" data-map={map === false ? undefined : ''}>
          <div ref={list} tabIndex={-1} className={classNames.list} data-part="store-list">
            <div className={classNames.search} data-part="store-search">
              <PointField
                label={messages.search}
                point={point}
                onChange={setPoint}
                near={map === false ? undefined : map.camera?.center}
              />
            </div>
            {status === 'error' ? (
              <div role="alert">
                <NoticeBox
                  icon="warning"
                  text={messages.failed}
                  canRetry
                  onRetry={() => {
                    // The button is removed; the focus moves here.
                    list.current?.focus()
                    retry()
                  }}
                />
              </div>
            ) : (
              <SearchResults
                {...shared}
                places={places}
                defaultSort="distance"
                origin={point?.name ? { name: point.name } : 'map'}
                filters={filters}
                onPlacesChange={setShown}
                onSelect={props.onSelect}
                href={props.href}
                renderActions={props.renderActions}
                messages={{ nothing: messages.none, nothingAdvice: messages.noneAdvice }}
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
              pin={point?.coordinate}
              renderPlace={renderPlace}
            >
              <PlaceCamera places={point ? [point, ...shown.slice(0, nearest)] : shown} />
              {map.children}
            </PlaceMap>
          )}
        </div>
      </section>
    )
  },
)

const openAndTags: readonly ResultFilterKind[] = ['open', 'category']

/** The number of stores that the map shows around a point. */
const nearest = 5
