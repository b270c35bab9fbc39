import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import '@signpost/map/styles.css'
import './page.css'
import { Directions, fromURLSearchParams, type MapMessages, toURLSearchParams } from '@signpost/map'
import { ar } from '@signpost/map/messages/ar'
import { de } from '@signpost/map/messages/de'
import { es } from '@signpost/map/messages/es'
import { fr } from '@signpost/map/messages/fr'
import { it } from '@signpost/map/messages/it'
import { type ReactMessages, SignpostProvider, useSearch } from '@signpost/react'
import { Map as OwnMap, setWorkerUrl } from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { createRoot } from 'react-dom/client'
import { Places } from './Places.tsx'
import { RouteOnMyMap } from './RouteOnMyMap.tsx'
import { TakeMap } from './TakeMap.tsx'

const messages: Readonly<Record<string, ReactMessages & MapMessages>> = { ar, de, es, fr, it }
const parameters = new URLSearchParams(location.search)
const language = parameters.get('language') ?? 'en'
document.documentElement.lang = language
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'

/** The embed, whose link is the URL of the page. */
function Embed() {
  return (
    <Directions
      defaultValue={fromURLSearchParams(parameters)}
      onValueChange={(state) => {
        const link = toURLSearchParams(state)
        link.set('language', language)
        history.replaceState(null, '', `?${link}`)
      }}
      map={{ workerUrl: worker, cooperative: false, children: <TakeMap /> }}
    />
  )
}

/** An app with its own map. */
function Own() {
  const [origin, destination] = fromURLSearchParams(parameters).points
  if (window.map === undefined || !origin || !destination) return null
  return (
    <RouteOnMyMap
      map={window.map}
      origin={origin.coordinate}
      destination={destination.coordinate}
    />
  )
}

/** The results of a search, as a list and on a map. */
function Found() {
  const { data } = useSearch({ query: parameters.get('places') ?? undefined })
  return <Places places={data?.pages.flatMap(({ places }) => places)} workerUrl={worker} />
}

function Page() {
  if (parameters.has('own')) return <Own />
  return parameters.has('places') ? <Found /> : <Embed />
}

if (parameters.has('own')) {
  setWorkerUrl(worker)
  const container = document.body.appendChild(document.createElement('div'))
  container.id = 'own-map'
  window.map = new OwnMap({ container, style: `${location.origin}/style.json` })
}

const app = document.querySelector('#app')
if (app) {
  createRoot(app).render(
    <SignpostProvider
      client={{ baseUrl: location.origin, apiKey: 'demo' }}
      language={language}
      messages={messages[language]}
      near={{ latitude: -34.9055, longitude: -56.1851 }}
      units="metric"
    >
      <Page />
    </SignpostProvider>,
  )
}
