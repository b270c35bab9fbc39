export { Directions } from './components/directions/Directions.tsx'
export type { DirectionsProps } from './components/directions/DirectionsProps.ts'
export { MapItem, type MapItemProps } from './components/map-view/MapItem.tsx'
export { MapView } from './components/map-view/MapView.tsx'
export type { MapViewProps } from './components/map-view/MapViewProps.ts'
export { MapPin, type MapPinProps } from './components/place-map/MapPin.tsx'
export { PlaceCamera, type PlaceCameraProps } from './components/place-map/PlaceCamera.tsx'
export { PlaceLayer } from './components/place-map/PlaceLayer.tsx'
export { PlaceMap } from './components/place-map/PlaceMap.tsx'
export type { PlaceLayerProps, PlaceMapProps } from './components/place-map/PlaceMapProps.ts'
export { RouteCamera, type RouteCameraProps } from './components/route-map/RouteCamera.tsx'
export { RouteEnds, type RouteEndsProps } from './components/route-map/RouteEnds.tsx'
export { RouteLayer, type RouteLayerProps } from './components/route-map/RouteLayer.tsx'
export { RouteMap, type RouteMapProps } from './components/route-map/RouteMap.tsx'
export type { Camera, MapPadding, View } from './domain/Camera.ts'
export {
  type DirectionsState,
  defaultDirections,
  type RouteEnd,
} from './domain/DirectionsState.ts'
export { fromURLSearchParams, toURLSearchParams } from './domain/directionsLink.ts'
export type { MapProblem } from './domain/MapProblem.ts'
export type { MapLibre, MapLibreMap } from './engine/MapLibre.ts'
export { useMap } from './hooks/useMap.ts'
export {
  type RouteProgressHookOptions,
  type TravelProgress,
  useRouteProgress,
} from './hooks/useRouteProgress.ts'
export type { DirectionsMessages } from './messages/directions/DirectionsMessages.ts'
export type { MapMessages } from './messages/MapMessages.ts'
export type { MapViewMessages } from './messages/map-view/MapViewMessages.ts'
export type { PlaceMapMessages } from './messages/place-map/PlaceMapMessages.ts'
