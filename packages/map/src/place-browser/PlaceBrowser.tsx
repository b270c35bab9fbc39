'use client'

import type { Coordinate } from '@signpost/client'
import { formatCoordinate } from '@signpost/client/domain'
import { type ComponentWithRef, useCapabilities, useMessages, useSignpost } from '@signpost/react'
import {
  areaCorners,
  joinClasses,
  lazyModule,
  resolveNear,
  rootProps,
  useLazyModule,
} from '@signpost/react/internal'
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { en as directions } from '../directions/DirectionsMessages.ts'
import { type MapLibreMap, useMap } from '../internals/MapContext.ts'
import { LocateControl, MapFeatures, MapItem } from '../map-view/index.ts'
import { OutlineLayer, PlaceCamera, PlaceMap } from '../place-map/index.ts'
import { BrowserContent, panelTitle } from './BrowserContent.tsx'
import { BrowserPanel, type PanelPosition } from './BrowserPanel.tsx'
import { BrowserSearch } from './BrowserSearch.tsx'
import { en } from './PlaceBrowserMessages.ts'
import type { PlaceBrowserProps } from './PlaceBrowserProps.ts'
import { coveredBy, useLayoutSize } from './useLayoutSize.ts'
import { useListSettings } from './useListSettings.ts'
import { usePlaceBrowser, withPlace } from './usePlaceBrowser.ts'
import type { Snap } from './useSheet.ts'
import { withTurns } from './withTurns.ts'

const nearbyCategories = lazyModule(() => import('./Nearby.tsx'))

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
    const { operations } = useCapabilities()
    const categories = props.categories !== false && operations.includes('listCategories')
    const messages = useMessages('placeBrowser', en, props.messages)
    const ofDirections = useMessages(
      'directions',
      directions,
      options ? options.messages : undefined,
    )
    const root = useRef<HTMLElement>(null)
    // Once the user is located, distances and times are those from there.
    const [userPosition, setUserPosition] = useState<Coordinate>()
    const results = { userPosition, ...props.results }
    const browser = withTurns(usePlaceBrowser({ ...props, results }), root)
    const { value, screen, listed, place } = browser
    const { near: provided } = useSignpost()
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])
    const [map, setMap] = useState<MapLibreMap>()
    const [snap, setSnap] = useState<Snap>(1)
    // The point of the map that the user has pressed, as text, from which the camera does not move away.
    const [pressed, setPressed] = useState<string>()
    const [hovered, setHovered] = useState<string | null>(null)
    const hover = { hovered, onHoveredChange: setHovered }
    const center = useRef<Coordinate>(undefined)
    // The position in each list, restored when the user returns to it.
    const positions = useRef(new Map<string, PanelPosition>())
    const point = value.place?.coordinate
    const size = useLayoutSize(root)
    const { settings, search } = useListSettings(results, browser)
    // The initial content must not take the focus.
    const hasBegun = useRef(false)
    useEffect(() => {
      hasBegun.current = true
    }, [])
    const editSearch = (): void => {
      const box = root.current?.querySelector<HTMLInputElement>('[role="combobox"]')
      box?.focus()
      box?.select()
    }
    const area = areaCorners(place)
    const hasNearby = categories && (screen === 'point' || (screen === 'place' && !!area))
    const nearby = useLazyModule(nearbyCategories, hasNearby)
    const panel =
      screen === 'start'
        ? props.start
        : {
            title: panelTitle(browser, ofDirections.label),
            content: (
              <BrowserContent
                browser={browser}
                results={results}
                list={{ ...settings, ...hover, onEdit: editSearch }}
                card={props.card}
                directions={options}
                headingLevel={headingLevel}
                map={map}
                recent={props.search?.recent ?? true}
                label={ofDirections.label}
                {...{ snap, onSnap: setSnap }}
              />
            ),
          }
    const hasBox = screen !== 'directions'
    // The box then says what the panel shows, and emptying it closes the panel.
    const isTitled = hasBox && (screen === 'results' || !value.query)
    // The key of the panel. Searching another area, or changing the ends of a route, keeps the panel mounted.
    const panelKey = JSON.stringify([
      screen,
      screen !== 'directions' && (value.place ?? value.query),
    ])
    const positionKey = `${panelKey} ${JSON.stringify(value.near)}`
    const onList = screen === 'results' ? browser.search : undefined
    return (
      <section
        ref={root}
        aria-label={messages.label}
        {...rootProps('place-browser', props)}
        data-screen={screen}
        data-titled={isTitled ? '' : undefined}
        data-corner={corner ? '' : undefined}
      >
        <div data-part="column" data-panel={panel ? '' : undefined}>
          {hasBox && (
            <BrowserSearch
              browser={{ ...browser, search }}
              near={() => center.current ?? resolveNear(provided)}
              search={props.search}
              categories={categories}
              classNames={classNames}
              label={messages.categories}
              directions={options ? ofDirections.label : undefined}
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
              position={positions.current.get(positionKey)}
              onPositionChange={(position) => positions.current.set(positionKey, position)}
              onClose={screen === 'start' ? undefined : browser.back}
            >
              {panel.content}
              {nearby && hasNearby && (
                <nearby.Nearby
                  label={messages.nearby}
                  onSearch={(category) => search(category, point)}
                />
              )}
            </BrowserPanel>
          )}
        </div>
        {corner && <div data-part="corner">{corner}</div>}
        <PlaceMap
          controls={<LocateControl onLocate={setUserPosition} />}
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
            if (screen === 'directions') return
            setPressed(formatCoordinate(coordinate))
            browser.show({ coordinate })
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
            <PlaceCamera
              places={area ?? (point ? [{ coordinate: point }] : listed)}
              onlyIfHidden={!!point && formatCoordinate(point) === pressed}
            />
          )}
          {screen !== 'directions' && (
            <MapFeatures
              onSelect={(feature) => {
                setPressed(formatCoordinate(feature.coordinate))
                browser.show(feature)
              }}
            />
          )}
          {results.inside && <OutlineLayer outline={results.inside} />}
          <MapRef onMap={setMap} />
          {view.children}
        </PlaceMap>
      </section>
    )
  },
)

/** Passes the surrounding map to the browser, because directions in the panel draw on it, too. */
function MapRef({ onMap }: { readonly onMap: (map?: MapLibreMap) => void }): null {
  const map = useMap()
  useEffect(() => {
    onMap(map)
    return () => onMap()
  }, [map, onMap])
  return null
}
