import mapView from '@signpost/map/map-view.css?inline'
import routeMap from '@signpost/map/route-map.css?inline'
import mapLibre from 'maplibre-gl/dist/maplibre-gl.css?inline'
import { kitStyles } from './kitStyles.ts'

/** The stylesheets of elements with a map. */
export const mapStyles: readonly string[] = [...kitStyles, mapLibre, mapView, routeMap]
