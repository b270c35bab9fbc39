import type { Suggestion } from '@signpost/client'
import { RouteMap } from '@signpost/map'
import {
  defaultRouteChoice,
  FuelPrices,
  LocateButton,
  ManeuverList,
  PlaceCard,
  PlaceSearch,
  ReverseGeocode,
  RouteOptions,
  RouteSummary,
  SignpostProvider,
  useDirections,
} from '@signpost/react'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import '@signpost/map/styles.css'

const theatre = { latitude: -34.9078, longitude: -56.2009 }
const stadium = { latitude: -34.8945, longitude: -56.1528 }

function Page() {
  const [chosen, choose] = useState<Suggestion>()
  const [isMapShown, showMap] = useState(false)
  const [choice, setChoice] = useState(defaultRouteChoice)
  const { data: route } = useDirections({ origin: theatre, destination: stadium, ...choice })
  return (
    <>
      <PlaceSearch recent locate onSelect={choose} />
      {chosen && <PlaceCard suggestion={chosen} size="full" />}
      {chosen && (
        <PlaceCard suggestion={chosen}>
          <FuelPrices preferredGrade="diesel" />
        </PlaceCard>
      )}
      <LocateButton onLocate={() => undefined} />
      <ReverseGeocode coordinate={theatre} />
      <RouteOptions value={choice} onValueChange={setChoice} />
      <RouteSummary route={route} vehicle={choice.vehicle} />
      <ManeuverList route={route} />
      <button type="button" onClick={() => showMap(true)}>
        Show the map
      </button>
      {isMapShown && route && <RouteMap route={route} workerUrl={worker} />}
    </>
  )
}

const app = document.querySelector('#app')
if (app) {
  createRoot(app).render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'any' }}
      near={theatre}
      timeZoneAt={() => 'America/Montevideo'}
    >
      <Page />
    </SignpostProvider>,
  )
}
