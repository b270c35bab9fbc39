import type { AddressConfirmMessages } from '../address-confirm/AddressConfirmMessages.ts'
import type { DirectionsMessages } from '../directions/DirectionsMessages.ts'
import type { MapViewMessages } from '../map-view/MapViewMessages.ts'
import type { PlaceBrowserMessages } from '../place-browser/PlaceBrowserMessages.ts'
import type { PlaceMapMessages } from '../place-map/PlaceMapMessages.ts'
import type { StoreLocatorMessages } from '../store-locator/StoreLocatorMessages.ts'

/** The messages of this package's components, by component. */
export interface MapMessages {
  readonly addressConfirm: AddressConfirmMessages
  readonly directions: DirectionsMessages
  readonly mapView: MapViewMessages
  readonly placeBrowser: PlaceBrowserMessages
  readonly placeMap: PlaceMapMessages
  readonly storeLocator: StoreLocatorMessages
}

declare module '@signpost/react' {
  interface Messages extends MapMessages {}
}
