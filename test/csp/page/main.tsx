import type { Suggestion } from '@signpost/client'
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
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@signpost/react/styles.css'

const theatre = { latitude: -34.9078, longitude: -56.2009 }
const stadium = { latitude: -34.8945, longitude: -56.1528 }

function Page() {
  const [chosen, choose] = useState<Suggestion>()
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
      <RouteOptions value={choice} onChange={setChoice} />
      <RouteSummary route={route} vehicle={choice.vehicle} />
      <ManeuverList route={route} />
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
