import type { Coordinate, Place } from '@signpost/client'
import { parseCoordinate } from '@signpost/client/domain'
import {
  Directions,
  type DirectionsState,
  fromURLSearchParams,
  MapItem,
  type MapLibreMap,
  PlaceCamera,
  PlaceMap,
  toURLSearchParams,
  useMap,
} from '@signpost/map'
import { PlaceCard, ReverseGeocode, SearchResults, useSearch } from '@signpost/react'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useState } from 'react'
import { Menu } from './Menu.tsx'
import { cities } from './messages.json'
import { Panel } from './Panel.tsx'
import { SearchBox } from './SearchBox.tsx'
import { pointText, useLink } from './useLink.ts'
import { type Snap, useCovered } from './useSheet.ts'

/** A search box over a map, and what was found: places, one of them, the way there. The address of the page says all of it. */
export function Explorer() {
  const { link, city, messages, go } = useLink()
  const { q, near, place: name, at, show } = link
  const spot = { q, near, place: name, at }
  const [center, setCenter] = useState<Coordinate>(cities[city])
  const [hovered, setHovered] = useState<string | null>(null)
  const [map, setMap] = useState<MapLibreMap>()
  const [snap, setSnap] = useState<Snap>(1)
  const hover = { hovered, onHoveredChange: setHovered }

  const list = { query: q, center: parseCoordinate(near ?? '') }
  const { data: found } = useSearch(list)
  const listed = found?.pages.flatMap(({ places }) => places) ?? []
  const point = parseCoordinate(at ?? '')
  const isShown = ({ coordinate }: Place) => point && pointText(coordinate) === at
  // A place of a link is found again by its name, where it was; how far it is from there says nothing.
  const there = { query: name, center: point }
  const { data: again } = useSearch(listed.some(isShown) ? {} : there)
  const namesake = again?.pages.flatMap(({ places }) => places).find(isShown)
  const places = namesake ? [...listed, { ...namesake, distance: undefined }] : listed
  const place = places.find(isShown)
  const way = show === 'directions' ? fromURLSearchParams(new URLSearchParams(link)) : undefined

  const open = (one: Place | undefined) =>
    go({ q, near, place: one?.name ?? one?.address?.formatted, at: pointText(one?.coordinate) })
  const ask = (parts: Readonly<Record<string, string | undefined>>) =>
    go({ ...spot, show: 'directions', ...parts })
  const goBy = (state: DirectionsState) => ask(Object.fromEntries(toURLSearchParams(state)))
  const goTo = ({ name }: Pick<Place, 'name'>) => ask({ to: at, to_name: name })
  const isList = q && !point && !way
  const [title, back] = way
    ? [messages.directions, spot]
    : point
      ? [name ?? at, { q, near }]
      : [q, {}]
  const covered = useCovered(title !== undefined, !way, snap)

  return (
    <main>
      <title>{[name ?? q, 'Signpost'].filter(Boolean).join(' · ')}</title>
      <div className="column">
        {!way && <SearchBox near={center} onOpen={open} />}
        {title && (
          <Panel key={title} title={title} snap={snap} onSnap={setSnap} onClose={() => go(back)}>
            {way ? (
              <Directions map={map ? { map } : false} value={way} onValueChange={goBy} />
            ) : point && name ? (
              <PlaceCard size="full" place={place} {...there} onChoose={open} onDirections={goTo} />
            ) : point ? (
              <ReverseGeocode coordinate={point} headingLevel={2}>
                {({ address: { formatted: name } }) => (
                  <button type="button" data-part="action" onClick={() => goTo({ name })}>
                    {messages.directions}
                  </button>
                )}
              </ReverseGeocode>
            ) : (
              <SearchResults {...list} {...hover} onSelect={open} />
            )}
          </Panel>
        )}
      </div>
      <Menu />
      <PlaceMap
        workerUrl={worker}
        cooperative={false}
        padding={covered}
        places={way ? [] : places}
        selected={place?.id}
        onSelectedChange={(id) => open(places.find((one) => one.id === id))}
        {...hover}
        renderPlace={false}
        onClick={way ? undefined : (at) => go({ at: pointText(at) })}
        onSearchArea={isList ? (_, { center }) => go({ q, near: pointText(center) }) : undefined}
        onCameraChange={(camera) => setCenter(camera.center)}
      >
        {point && !place && !way && (
          <MapItem coordinate={point}>
            <span className="point" />
          </MapItem>
        )}
        {!way && <PlaceCamera places={point ? [{ coordinate: point }] : listed} />}
        <Take onMap={setMap} />
      </PlaceMap>
    </main>
  )
}

/** Hands over the map that it stands on: what is beside the map draws on it, too. */
function Take({ onMap }: { onMap: (map?: MapLibreMap) => void }) {
  const map = useMap()
  useEffect(() => {
    onMap(map)
    return () => onMap()
  }, [map, onMap])
  return null
}
