import mapDirections from '@signpost/map/directions.css?inline'
import mapView from '@signpost/map/map-view.css?inline'
import routeMap from '@signpost/map/route-map.css?inline'
import addressText from '@signpost/react/address-text.css?inline'
import maneuverList from '@signpost/react/maneuver-list.css?inline'
import placeCard from '@signpost/react/place-card.css?inline'
import placeSearch from '@signpost/react/place-search.css?inline'
import routeOptions from '@signpost/react/route-options.css?inline'
import routeSummary from '@signpost/react/route-summary.css?inline'
import mapLibre from 'maplibre-gl/dist/maplibre-gl.css?inline'

export {
  Directions,
  defaultDirections,
  fromURLSearchParams,
  RouteMap,
  toURLSearchParams,
} from '@signpost/map'

/** A map fills what it is given, and is not flat where nothing was said. */
const host = ':host{block-size:30rem}:host>*{block-size:100%}'

const mapStyles: readonly string[] = [mapLibre, mapView, routeMap]

export const styles: Readonly<Record<'directions' | 'routeMap', readonly string[]>> = {
  routeMap: [host, ...mapStyles],
  directions: [
    ...mapStyles,
    placeSearch,
    addressText,
    placeCard,
    maneuverList,
    routeSummary,
    routeOptions,
    mapDirections,
  ],
}
