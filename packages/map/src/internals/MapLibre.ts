// MapLibre's declarations take GeoJSON's as global, and do not name them.
/// <reference types="geojson" preserve="true" />
import type * as library from 'maplibre-gl'

/** The MapLibre library, which an app may load itself and pass in. */
export type MapLibre = typeof library

export type { Map as MapLibreMap } from 'maplibre-gl'
