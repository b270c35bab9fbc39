import { expect, test } from 'vitest'
import * as react from './index.ts'
import * as queries from './queries/index.ts'

test('@signpost/react', () => {
  expect(Object.keys(react).sort()).toMatchInlineSnapshot(`
    [
      "AddressText",
      "FuelPrices",
      "FuelStationList",
      "HighlightedText",
      "LocateButton",
      "ManeuverIcon",
      "ManeuverList",
      "OpeningHours",
      "PartnerAttribution",
      "PartnerReview",
      "PhotoGallery",
      "PlaceAbout",
      "PlaceCard",
      "PlaceCardAction",
      "PlaceCardActions",
      "PlaceCardAddress",
      "PlaceCardCall",
      "PlaceCardCopyAddress",
      "PlaceCardCopyCoordinates",
      "PlaceCardDirections",
      "PlaceCardFacts",
      "PlaceCardHeader",
      "PlaceCardHours",
      "PlaceCardShare",
      "PlaceCardWebsite",
      "PlaceDescription",
      "PlaceFacts",
      "PlacePhones",
      "PlaceSearch",
      "PlaceSearchNotice",
      "PlaceTips",
      "PlaceWebsite",
      "RatingStars",
      "ReverseGeocode",
      "RouteOptions",
      "RouteSummary",
      "SignpostProvider",
      "SponsoredLabel",
      "StepText",
      "SuggestionRow",
      "defaultRouteChoice",
      "fuelPriceRows",
      "galleryPhotos",
      "gradesOf",
      "placeFacts",
      "pluralOf",
      "queryStatus",
      "rankFuelStations",
      "systemClock",
      "useBrands",
      "useCardPlace",
      "useCategories",
      "useDirections",
      "useForwardGeocode",
      "useLocate",
      "useManeuverList",
      "useMessages",
      "useOpeningHours",
      "usePartnerReview",
      "usePhotoGallery",
      "usePlaceCard",
      "usePlaceSearch",
      "useReverseGeocode",
      "useRouteOptions",
      "useSearch",
      "useSignpost",
      "useSuggestions",
    ]
  `)
})

test('@signpost/react/queries', () => {
  expect(Object.keys(queries).sort()).toMatchInlineSnapshot(`
    [
      "brandsQuery",
      "brandsQueryKey",
      "categoriesQuery",
      "categoriesQueryKey",
      "directionsQuery",
      "directionsQueryKey",
      "forwardGeocodeQuery",
      "forwardGeocodeQueryKey",
      "reverseGeocodeQuery",
      "reverseGeocodeQueryKey",
      "searchQuery",
      "searchQueryKey",
      "suggestionsQuery",
      "suggestionsQueryKey",
    ]
  `)
})

test.each(['ar', 'de', 'es', 'fr', 'it'])('@signpost/react/messages/%s', async (language) => {
  const door: object = await import(`./messages/${language}.ts`)
  expect(Object.keys(door)).toEqual([language])
})
