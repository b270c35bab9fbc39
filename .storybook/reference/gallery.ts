export interface Shown {
  readonly name: string
  /** The id of the component's page. */
  readonly page: string
  readonly text: string
  /** The reference picture for the thumbnail, without its variant. */
  readonly picture: string
  /** The part of the picture's height at which the thumbnail begins. Default: its top. */
  readonly from?: string
}

/** The components in the order of the first page. */
export const gallery: readonly Shown[] = [
  {
    name: 'PlaceSearch',
    page: 'place-search-placesearch--documentation',
    text: 'Suggestions while you type.',
    picture: 'place-search-states--one-highlighted',
  },
  {
    name: 'PlaceBrowser',
    page: 'map-placebrowser--docs',
    text: 'Box, list, card and map in one.',
    picture: 'explorer-list',
  },
  {
    name: 'PlaceCard',
    page: 'place-card-placecard--documentation',
    text: 'Everything about a place.',
    picture: 'place-card-placecard--default',
  },
  {
    name: 'SearchResults',
    page: 'results-searchresults--docs',
    text: 'The results of a search.',
    picture: 'results-searchresults--default',
  },
  {
    name: 'Directions',
    page: 'map-directions--docs',
    text: 'A route as text and on a map.',
    picture: 'explorer-directions',
  },
  {
    name: 'AddressForm',
    page: 'address-addressform--docs',
    text: 'One line fills in the form.',
    picture: 'address-addressform--default',
  },
  {
    name: 'ManeuverList',
    page: 'written-route-maneuverlist--docs',
    text: 'The steps of a route, without a map.',
    picture: 'written-route-maneuverlist--default',
  },
  {
    name: 'RouteOptions',
    page: 'written-route-routeoptions--docs',
    text: 'Vehicle and avoidances.',
    picture: 'written-route-routeoptions--default',
  },
  {
    name: 'RouteSummary',
    page: 'written-route-routesummary--docs',
    text: 'Time and distance.',
    picture: 'written-route-routesummary--default',
  },
  {
    name: 'PlaceMap',
    page: 'map-placemap--docs',
    text: 'Places on a map, and their names.',
    picture: 'map-placemap--default',
    from: '88%',
  },
  {
    name: 'RouteMap',
    page: 'map-routemap--docs',
    text: 'A route, its ends and its steps.',
    picture: 'map-routemap--default',
  },
  {
    name: 'StoreLocator',
    page: 'map-storelocator--docs',
    text: 'Your own places.',
    picture: 'map-storelocator--default',
  },
  {
    name: 'AddressConfirm',
    page: 'map-addressconfirm--docs',
    text: 'The pin of an address, moved to the entrance.',
    picture: 'map-addressconfirm--default',
    from: '78%',
  },
  {
    name: 'MapView',
    page: 'map-mapview--docs',
    text: 'A map for your own content.',
    picture: 'map-mapview--default',
  },
  {
    name: 'OpeningHours',
    page: 'place-card-openinghours--docs',
    text: 'Open now, and the week.',
    picture: 'place-card-openinghours--default',
  },
  {
    name: 'PhotoGallery',
    page: 'place-content-photogallery--docs',
    text: 'Tiles that open a dialog.',
    picture: 'place-content-photogallery--default',
  },
  {
    name: 'PlaceAbout',
    page: 'place-content-placeabout--docs',
    text: 'Description, facts and tips.',
    picture: 'place-content-placeabout--everything',
  },
  {
    name: 'TravelTime',
    page: 'place-content-traveltime--docs',
    text: 'The time to get there.',
    picture: 'place-content-traveltime--default',
  },
  {
    name: 'PartnerReview',
    page: 'place-content-partnerreview--docs',
    text: 'A rating with its provider.',
    picture: 'place-content-partnerreview--default',
  },
  {
    name: 'OpenIn',
    page: 'place-content-openin--docs',
    text: 'Directions in another app.',
    picture: 'place-content-openin--default',
  },
  {
    name: 'FuelPrices',
    page: 'place-content-fuelprices--docs',
    text: 'The prices of a station.',
    picture: 'place-content-fuelprices--default',
  },
  {
    name: 'FuelStationList',
    page: 'place-content-fuelstationlist--docs',
    text: 'Stations by price and distance.',
    picture: 'place-content-fuelstationlist--by-price',
  },
  {
    name: 'BrandPicker',
    page: 'catalogs-brandpicker--docs',
    text: 'Thousands of brands by name.',
    picture: 'catalogs-brandpicker--default',
  },
  {
    name: 'CategoryBrowser',
    page: 'catalogs-categorybrowser--docs',
    text: 'Categories by group.',
    picture: 'catalogs-categorybrowser--default',
  },
  {
    name: 'AddressText',
    page: 'place-card-addresstext--docs',
    text: 'An address in the format of its country.',
    picture: 'place-card-addresstext--uruguay',
  },
  {
    name: 'LocateButton',
    page: 'place-content-locatebutton--docs',
    text: 'The user’s own position.',
    picture: 'place-content-locatebutton--default',
  },
  {
    name: 'ReverseGeocode',
    page: 'place-content-reversegeocode--docs',
    text: 'The address at a point.',
    picture: 'place-content-reversegeocode--default',
  },
]
