import type { WireLocation, WireRoutePlace } from '@signpost/client/wire'

/** An address as the end of a route: unknown texts are empty and not missing. */
export function routePlace(location: WireLocation): WireRoutePlace {
  return {
    airport: '',
    areaname: '',
    city: '',
    country: '',
    country_code: '',
    formatted_address: '',
    house_number: '',
    intersection: '',
    postal: '',
    state: '',
    street: '',
    type: location.street ? 'street' : 'city',
    ...location,
  }
}
