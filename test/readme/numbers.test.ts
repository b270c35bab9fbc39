import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A number of a source: `const most = 300`, `{ tolerance = 50 }` or `whole: 200`. */
function numberIn(file: string, name: string): number {
  const [, digits] =
    read(`packages/${file}`).match(new RegExp(`\\b${name}(?: =|:) ([\\d_]+)`)) ?? []
  if (digits === undefined) throw new Error(`${file} has no number "${name}".`)
  return Number(digits.replaceAll('_', ''))
}

const words = [
  'zero',
  'once',
  'twice',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
const inWords = (number: number): string => words[number] ?? String(number)
const clusters = 'map/src/place-map/usePlaceClusters.ts'
const fresh = 'react/src/queries/retryAndStaleTime.ts'

test.each([
  ['components/Map.md', `up to ${numberIn(clusters, 'mostMarkers')} places have a marker each`],
  ['components/Map.md', `places within ${numberIn(clusters, 'reach')} px share one`],
  ['components/Map.md', `below zoom ${numberIn(clusters, 'apart')}`],
  [
    'components/PlaceBrowser.md',
    `at most ${numberIn('map/src/map-view/MapFeatures.tsx', 'most')} of them`,
  ],
  [
    'components/Directions.md',
    `default ${numberIn('map/src/directions/useDirectionsForm.ts', 'maxStops')}`,
  ],
  [
    'components/Directions.md',
    `more than ${numberIn('map/src/directions/gapsOf.ts', 'atRoad')} m off the road`,
  ],
  [
    'components/Directions.md',
    `${numberIn('map/src/directions/useRouteProgress.ts', 'tolerance')} m from the route`,
  ],
  [
    'components/Results.md',
    `Up to ${numberIn('react/src/search-results/useSearchResults.ts', 'whole')} rows`,
  ],
  [
    'components/WrittenRoute.md',
    `Up to ${numberIn('react/src/maneuver-list/useManeuverList.ts', 'whole').toLocaleString('en')} steps`,
  ],
  [
    'components/BrandsAndCategories.md',
    `Up to ${numberIn('react/src/brand-picker/BrandTierRows.tsx', 'mostWhole')} brands`,
  ],
  [
    'components/PlaceSearch.md',
    `A text has ${numberIn('react/src/place-search/useSearchShell.ts', 'maxLength')} characters at most`,
  ],
  [
    'components/PlaceSearch.md',
    `while fewer than ${inWords(numberIn('react/src/place-search/sources/schedule.ts', 'mostInFlight'))} requests are pending`,
  ],
  ['guides/HooksAndQueries.md', `retried at most ${inWords(numberIn(fresh, 'mostRetries'))}`],
  ['guides/HooksAndQueries.md', `${numberIn(fresh, 'search')} minutes`],
  ['guides/HooksAndQueries.md', `${numberIn(fresh, 'getDirections')} minutes`],
  ['guides/Errors.md', `a wait of up to ${inWords(numberIn(fresh, 'longestWait'))} seconds`],
])('docs/%s has the number of the source: %s', (page, sentence) => {
  expect(read(`docs/${page}`)).toContain(sentence)
})
