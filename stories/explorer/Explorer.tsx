import type { Coordinate, Place } from '@signpost/client'
import { parseCoordinate } from '@signpost/client/domain'
import {
  Directions,
  type DirectionsState,
  defaultDirections,
  fromURLSearchParams,
  MapItem,
  PlaceMap,
  RouteCamera,
  RouteEnds,
  RouteLayer,
  toURLSearchParams,
} from '@signpost/map'
import {
  PlaceCard,
  ReverseGeocode,
  SearchResults,
  useCategories,
  useDirections,
  useSearch,
} from '@signpost/react'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useState } from 'react'
import { cities } from './choices.ts'
import { Follow } from './Follow.tsx'
import { Menu } from './Menu.tsx'
import { Panel } from './Panel.tsx'
import { SearchBox } from './SearchBox.tsx'
import { pointText, useLink } from './useLink.ts'

/** A search box over a map, and what was found: places, one of them, the way there. The address of the page says all of it. */
export function Explorer() {
  const { link, city, words, go } = useLink()
  const [center, setCenter] = useState(cities[city])
  const [hovered, setHovered] = useState<string>()
  const [step, setStep] = useState<number | null>(null)

  const list = { q: link.get('q'), near: link.get('near') }
  const spot = { ...list, place: link.get('place'), at: link.get('at') }
  const way = link.get('show') === 'directions' ? fromURLSearchParams(link) : undefined
  const point = parseCoordinate(spot.at ?? '')
  const listed = usePlaces(list.q, list.near)
  const isShown = ({ coordinate }: Place) => pointText(coordinate) === spot.at
  const isListed = listed.some(isShown)
  // A place of a link is found again by its name, where it was.
  const namesakes = usePlaces(isListed ? null : spot.place, spot.at)
  const place = [...listed, ...namesakes].find(isShown)
  const places = place && !isListed ? [...listed, place] : listed
  const { data: categories = [] } = useCategories()
  const { data: route } = useDirections({
    ...(way ?? defaultDirections),
    origin: way?.origin?.coordinate,
    destination: way?.destination?.coordinate,
  })

  const search = (text: string) => text.trim() && go({ q: text, near: pointText(center) })
  const open = (one: Place | undefined) =>
    go({ ...list, place: one?.name ?? one?.address?.formatted, at: pointText(one?.coordinate) })
  const showWay = (state: DirectionsState) => {
    setStep(null)
    go({ ...spot, show: 'directions', ...Object.fromEntries(toURLSearchParams(state)) })
  }
  const showWayTo = (coordinate: Coordinate, name: string | undefined) =>
    showWay({ ...defaultDirections, destination: { coordinate, name } })

  return (
    <main>
      <title>{[spot.place ?? list.q, 'Signpost'].filter(Boolean).join(' · ')}</title>
      <div className="column">
        {!way && <SearchBox near={center} onSearch={search} onOpen={open} />}
        {way ? (
          <Panel title={words.directions} onClose={() => go(spot)}>
            <Directions
              map={false}
              value={way}
              onValueChange={showWay}
              activeStep={step}
              onActiveStepChange={setStep}
            />
          </Panel>
        ) : point && spot.place ? (
          <Panel title={spot.place} onClose={() => go(list)}>
            <PlaceCard
              size="full"
              // How far it is from itself says nothing.
              place={place && { ...place, distance: undefined }}
              query={spot.place}
              center={point}
              onChoose={open}
              onDirections={({ name }) => showWayTo(point, name)}
            />
          </Panel>
        ) : point ? (
          <Panel title={spot.at ?? ''} onClose={() => go(list)}>
            <ReverseGeocode coordinate={point} headingLevel={2}>
              {({ address }) => (
                <button
                  type="button"
                  data-part="action"
                  onClick={() => showWayTo(point, address.formatted)}
                >
                  {words.directions}
                </button>
              )}
            </ReverseGeocode>
          </Panel>
        ) : list.q ? (
          <Panel title={list.q} onClose={() => go({})}>
            <SearchResults
              query={list.q}
              center={parseCoordinate(list.near ?? '')}
              hovered={hovered}
              onHoveredChange={setHovered}
              onSelect={open}
            />
          </Panel>
        ) : (
          <nav className="shortcuts" aria-label={words.categories}>
            {categories.map(({ code, name }) => (
              <button key={code} type="button" onClick={() => search(name)}>
                {name}
              </button>
            ))}
          </nav>
        )}
      </div>
      <Menu />
      <PlaceMap
        workerUrl={worker}
        cooperative={false}
        places={way ? [] : places}
        selected={place?.id}
        onSelectedChange={(id) => open(places.find((one) => one.id === id))}
        hovered={hovered}
        onHoveredChange={setHovered}
        renderPlace={false}
        onClick={(at) => go({ at: pointText(at) })}
        onCameraChange={(camera) => setCenter(camera.center)}
      >
        {point && !place && !way && (
          <MapItem coordinate={point}>
            <span className="point" />
          </MapItem>
        )}
        {!way && (
          <Follow points={point ? [point] : listed.flatMap((one) => one.coordinate ?? [])} />
        )}
        {way && route && (
          <>
            <RouteLayer route={route} active={step ?? undefined} onActiveChange={setStep} />
            <RouteEnds route={route} />
            <RouteCamera route={route} active={step ?? undefined} />
          </>
        )}
      </PlaceMap>
    </main>
  )
}

/** The places that go by a name around a point of the link. */
function usePlaces(name: string | null, at: string | null): readonly Place[] {
  const center = parseCoordinate(at ?? '')
  const { data } = useSearch({ query: center && name ? name : undefined, center })
  return data?.pages.flatMap(({ places }) => places) ?? []
}
