'use client'

import '@signpost/react/styles.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import '@signpost/map/styles.css'
import { RouteMap, useMap } from '@signpost/map'
import { SignpostProvider } from '@signpost/react'
import { createElement, useEffect } from 'react'

const route = {
  path: [
    [-56.2, -34.9],
    [-56.18, -34.9],
  ],
  maneuvers: [],
  unmetAvoid: [],
}

const mapStyle = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#f0f0f0' } }],
}

/** Shows the number of painted features on the page. */
function Report() {
  const map = useMap()
  useEffect(() => {
    const idle = map.on('idle', () => {
      document.documentElement.dataset.painted = map.queryRenderedFeatures().length
    })
    return () => idle.unsubscribe()
  }, [map])
  return null
}

/** A map whose line is cut by the worker. Without the worker there is no line. */
export function App({ workerUrl }) {
  const map = createElement(RouteMap, { route, mapStyle, workerUrl }, createElement(Report))
  const client = { baseUrl: 'https://geo.example' }
  return createElement(SignpostProvider, { client }, map)
}
