export {
  AddressConfirm,
  type AddressConfirmMessages,
  type AddressConfirmOptions,
  type AddressConfirmProps,
  type AddressConfirmState,
  useAddressConfirm,
} from './address-confirm/index.ts'
export {
  Directions,
  type DirectionsClassNames,
  type DirectionsForm,
  type DirectionsFormOptions,
  type DirectionsMessages,
  type DirectionsProps,
  type DirectionsRow,
  type DirectionsState,
  defaultDirections,
  fromURLSearchParams,
  type RouteEnd,
  type RoutePoints,
  type RouteProgressHookOptions,
  type TravelProgress,
  toURLSearchParams,
  useDirectionsForm,
  useRouteProgress,
} from './directions/index.ts'
export type { Camera, MapPadding, View } from './internals/camera.ts'
export type { MapLibre, MapLibreMap } from './internals/MapContext.ts'
export { useMap } from './internals/MapContext.ts'
export {
  MapItem,
  type MapItemProps,
  type MapProblem,
  type MapStyle,
  MapView,
  type MapViewMessages,
  type MapViewProps,
} from './map-view/index.ts'
export type { MapMessages } from './messages/MapMessages.ts'
export {
  type BrowsedPlace,
  PlaceBrowser,
  type PlaceBrowserClassNames,
  type PlaceBrowserMessages,
  type PlaceBrowserOptions,
  type PlaceBrowserProps,
  type PlaceBrowserSlots,
  type PlaceBrowserState,
  type PlaceBrowserValue,
  usePlaceBrowser,
} from './place-browser/index.ts'
export {
  MapPin,
  type MapPinProps,
  PlaceCamera,
  type PlaceCameraProps,
  PlaceLayer,
  type PlaceLayerProps,
  PlaceMap,
  type PlaceMapMessages,
  type PlaceMapProps,
} from './place-map/index.ts'
export {
  RouteCamera,
  type RouteCameraProps,
  RouteEnds,
  type RouteEndsProps,
  RouteLayer,
  type RouteLayerProps,
  RouteMap,
  type RouteMapProps,
} from './route-map/index.ts'
export {
  type Store,
  StoreLocator,
  type StoreLocatorClassNames,
  type StoreLocatorMessages,
  type StoreLocatorOptions,
  type StoreLocatorProps,
  type StoreLocatorState,
  type StorePoint,
  useStoreLocator,
} from './store-locator/index.ts'
