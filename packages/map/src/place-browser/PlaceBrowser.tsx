'use client'

import type { Coordinate } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
import {
  type ComponentWithRef,
  type HeadingLevel,
  PlaceCard,
  type PlaceOrder,
  type ResultFilters,
  ReverseGeocode,
  SearchResults,
  useMessages,
  useSignpost,
} from '@signpost/react'
import { joinClasses, resolveNear, rootProps, useControllableState } from '@signpost/react/internal'
import { forwardRef, type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { en as directions } from '../directions/DirectionsMessages.ts'
import { Directions } from '../directions/index.ts'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'
import { MapItem } from '../map-view/index.ts'
import { OutlineLayer, PlaceCamera, PlaceMap } from '../place-map/index.ts'
import { BrowserPanel } from './BrowserPanel.tsx'
import { BrowserSearch } from './BrowserSearch.tsx'
import { en } from './PlaceBrowserMessages.ts'
import type { PlaceBrowserProps } from './PlaceBrowserProps.ts'
import { coveredBy, useLayoutSize } from './useLayoutSize.ts'
import { usePlaceBrowser, withPlace } from './usePlaceBrowser.ts'
import type { Snap } from './useSheet.ts'
import { withTurns } from './withTurns.ts'

/**
 * A search box over a map, and a panel with the results, a place, or directions. On a phone, the panel is a sheet. The component fills the
 * height of its container.
 *
 * @example
 * ```tsx
 * <PlaceBrowser
 *   defaultValue={{ query: 'museum' }}
 *   map={{ workerUrl: '/maplibre-gl-worker.mjs' }}
 * />
 * ```
 */
export const PlaceBrowser: ComponentWithRef<PlaceBrowserProps, HTMLElement> = forwardRef(
  function PlaceBrowser(props: PlaceBrowserProps, ref) {
    const { map: view = {}, directions: options = {}, headingLevel = 2, corner, classNames } = props
    const messages = useMessages('placeBrowser', en, props.messages)
    const ofDirections = useMessages(
      'directions',
      directions,
      options ? options.messages : undefined,
    )
    const root = useRef<HTMLElement>(null)
    const browser = withTurns(usePlaceBrowser(props), root)
    const { value, screen, listed, place } = browser
    const { near: provided } = useSignpost()
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])
    const [map, setMap] = useState<MapLibreMap>()
    const [snap, setSnap] = useState<Snap>(1)
    const [hovered, setHovered] = useState<string | null>(null)
    const hover = { hovered, onHoveredChange: setHovered }
    const center = useRef<Coordinate>(undefined)
    // The scroll position of each list, restored when the user returns to it.
    const scrolled = useRef(new Map<string, number>())
    const { coordinate: point, name } = value.place ?? {}
    const size = useLayoutSize(root)
    const { results = {}, card: { travelTime } = {} } = props
    // Filters and order stay while a place is open; a new search starts without them.
    const [filters, setFilters] = useControllableState({
      value: results.filters,
      defaultValue: results.defaultFilters ?? noFilters,
      onChange: results.onFiltersChange,
      resetOn: value.query,
    })
    const [sort, setSort] = useControllableState<PlaceOrder>({
      value: results.sort,
      defaultValue: results.defaultSort ?? 'relevance',
      onChange: results.onSortChange,
      resetOn: value.query,
    })
    // The initial content must not take the focus.
    const hasBegun = useRef(false)
    useEffect(() => {
      hasBegun.current = true
    }, [])
    const inPanel = (): { title: string; content: ReactNode } | undefined => {
      if (screen === 'start') return props.start
      if (screen === 'results') {
        return {
          title: value.query ?? '',
          content: (
            <SearchResults
              {...results}
              {...hover}
              filters={filters}
              onFiltersChange={setFilters}
              sort={sort}
              onSortChange={setSort}
              query={value.query}
              near={value.near}
              onPlacesChange={(places) => {
                browser.setListed(places)
                results.onPlacesChange?.(places)
              }}
              onSelect={(place) => {
                browser.open(place)
                results.onSelect?.(place)
              }}
            />
          ),
        }
      }
      if (screen === 'directions') {
        return {
          title: ofDirections.label,
          content: (
            <Directions
              {...(options || undefined)}
              map={map ? { map } : false}
              value={value.directions}
              onValueChange={(directions) => browser.change({ ...value, directions })}
            />
          ),
        }
      }
      const next = (headingLevel + 1) as HeadingLevel
      const title = name ?? place?.name ?? (point && formatCoordinate(point)) ?? ''
      if (screen === 'point') {
        return {
          title,
          content: (
            <ReverseGeocode coordinate={point} headingLevel={next}>
              {({ address }) =>
                options !== false && (
                  <button
                    type="button"
                    data-part="action"
                    onClick={() =>
                      browser.showDirections({ name: address.formatted, coordinate: point })
                    }
                  >
                    {ofDirections.label}
                  </button>
                )
              }
            </ReverseGeocode>
          ),
        }
      }
      return {
        title,
        content: (
          <PlaceCard
            size="full"
            onDirections={options === false ? undefined : browser.showDirections}
            onSelect={browser.open}
            {...props.card}
            travelTime={travelTime && { ...travelTime, from: travelTime.from ?? value.near }}
            headingLevel={next}
            place={place}
            query={name}
            near={point}
          />
        ),
      }
    }
    const panel = inPanel()
    const hasBox = screen !== 'directions'
    // The key of the panel. Searching another area, or changing the ends of a route, keeps the panel mounted.
    const panelKey = JSON.stringify([
      screen,
      screen !== 'directions' && (value.place ?? value.query),
    ])
    const scrollKey = `${panelKey} ${JSON.stringify(value.near)}`
    const onList = screen === 'results' ? browser.search : undefined
    return (
      <section
        ref={root}
        aria-label={messages.label}
        {...rootProps('place-browser', props)}
        data-screen={screen}
        data-corner={corner ? '' : undefined}
      >
        <div data-part="column" data-panel={panel ? '' : undefined}>
          {hasBox && (
            <BrowserSearch
              browser={browser}
              near={() => center.current ?? resolveNear(provided)}
              search={props.search}
              categories={props.categories ?? true}
              classNames={classNames}
              label={messages.categories}
            />
          )}
          {panel && (
            <BrowserPanel
              key={panelKey}
              title={panel.title}
              headingLevel={headingLevel}
              className={classNames?.panel}
              messages={messages}
              space={size?.isSheet ? size : undefined}
              takesFocus={hasBegun.current}
              snap={snap}
              onSnap={setSnap}
              scrolled={scrolled.current.get(scrollKey) ?? 0}
              onScrolled={(top) => scrolled.current.set(scrollKey, top)}
              onClose={screen === 'start' ? undefined : browser.back}
            >
              {panel.content}
            </BrowserPanel>
          )}
        </div>
        {corner && <div data-part="corner">{corner}</div>}
        <PlaceMap
          {...view}
          {...hover}
          className={joinClasses(classNames?.map, view.className)}
          messages={undefined}
          mapMessages={view.messages}
          padding={coveredBy(size, { hasPanel: panel !== undefined, hasBox, snap })}
          places={screen === 'directions' ? [] : withPlace(listed, place)}
          selected={place?.id ?? null}
          onSelectedChange={(id) => browser.open(listed.find((one) => one.id === id))}
          renderPlace={false}
          onClick={(coordinate) => {
            view.onClick?.(coordinate)
            if (screen !== 'directions') browser.openPoint(coordinate)
          }}
          onSearchArea={onList && ((_, camera) => onList(value.query ?? '', camera.center))}
          onCameraChange={(camera, bounds) => {
            center.current = camera.center
            view.onCameraChange?.(camera, bounds)
          }}
        >
          {point && !place && screen !== 'directions' && (
            <MapItem coordinate={point}>
              <span data-part="spot" />
            </MapItem>
          )}
          {screen !== 'directions' && (
            <PlaceCamera places={point ? [{ coordinate: point }] : listed} />
          )}
          {results.inside && <OutlineLayer outline={results.inside} />}
          <MapRef onMap={setMap} />
          {view.children}
        </PlaceMap>
      </section>
    )
  },
)

const noFilters: ResultFilters = {}

/** Passes the surrounding map to the browser, because directions in the panel draw on it, too. */
function MapRef({ onMap }: { readonly onMap: (map?: MapLibreMap) => void }): null {
  const map = useMap()
  useEffect(() => {
    onMap(map)
    return () => onMap()
  }, [map, onMap])
  return null
}
