import { accuracy } from '@signpost/client/protocol'
import { compilers } from '../../examples/versions.ts'
import {
  filesOf,
  grouped,
  inWords,
  kilobytes,
  majorsOf,
  numberAt,
  numberIn,
  read,
  timeZones,
} from './sources.ts'

const fresh = 'react/src/queries/retryAndStaleTime.ts'
const queries = 'packages/react/src/queries'
const contrasts = 'test/styles/tokens.test.ts'
const box = 'test/bench/place-search.bench.ts'
const page = 'test/sizes/page/vite.config.ts'
const zoom = 'test/e2e/explorerZoom.long.test.ts'
const interactive = 'packages/react/src/placeContent.browser.test.tsx'

/** The largest ratios to the minimal box: of the rows of a key, of those of the last key, and of the worst event. */
const [shown, typed, event] = [...read(box).matchAll(/flat\), (1\.\d+)\)/g)].map(
  ([, ratio]) => ratio,
)

/** The meters of a rounded coordinate, by its decimals. */
const rounding: Readonly<Record<number, string>> = { 3: '110 m', 4: '11 m', 5: '1 m' }
const near = numberAt(`${queries}/pagedSearch.ts`, /position \? \d : (\d)/)
const besideUser = numberAt(`${queries}/pagedSearch.ts`, /position \? (\d) :/)
const ends = numberAt(`${queries}/directionsQuery.ts`, /roundCoordinate\(origin, (\d)\)/)

const plain = numberAt(contrasts, /'contrast' \? \d : ([\d.]+)\)/)
const strong = numberAt(contrasts, /'contrast' \? (\d) :/)
const drawn = numberAt(contrasts, /\[drawn, ground\], scheme\)\)\.toBeGreaterThanOrEqual\((\d)\)/)

/** A token of a theme that is a length, in whole pixels. */
function pixels(theme: string, token: string): number {
  const file = `packages/react/src/styles/${theme}.css`
  return Math.round(16 * numberAt(file, new RegExp(`--signpost-${token}: ([\\d.]+)rem`)))
}

const landing = numberAt('packages/map/src/place-map/place-map.css', /signpost-land ([\d.]+)s/)
const panel = numberAt(
  'packages/map/src/place-browser/place-browser.css',
  /--signpost-browser-motion: ([\d.]+)s/,
)

const compiler = majorsOf('typescript').join()
const older = Object.values(compilers).map((version) => version.replace(/\.\d+$/, ''))
const reactNative = numberAt('test/examples/reactNative.ts', /reactNative = '(\d+\.\d+)/)

/** A row of Support: what works, and what tests run on. */
const supported = (name: string, majors: readonly string[], more = ''): string =>
  `| ${name} | ${majors.join(' and ')}${more} | ${majors.join(' and ')}`

/** Sentences of `docs/guides` with numbers that the sources have, by the page. */
export const guides: Readonly<Record<string, readonly string[]>> = {
  Accessibility: [
    `at ${numberAt(zoom, /width: (\d+), height: 256/)} px and ${numberAt(zoom, /'(\d+) % zoom'/)} % zoom`,
    `contrast of at least ${plain}:1 and the edges of controls at least ${drawn}:1`,
    `Targets are at least ${numberAt(interactive, /targets are at least (\d+) px/)} px`,
    `forced colors, ${numberAt(zoom, /width: (\d+), height: 256/)} px, and in another theme`,
    `rows stay ${pixels('base', 'touch')} px high where the pointer is coarse`,
  ],
  Errors: [`a wait of up to ${inWords(numberIn(fresh, 'longestWait'))} seconds`],
  HooksAndQueries: [
    `suggestions, search         | ${numberIn(fresh, 'search')} minutes`,
    'forward and reverse geocode | 1 hour',
    'brands, categories          | 1 day',
    `directions                  | ${numberIn(fresh, 'getDirections')} minutes`,
    `retried at most ${['never', 'once', 'twice'][numberIn(fresh, 'mostRetries')]}`,
    `else ${2 ** 0} second and then ${2 ** 1}`,
    `rounded to ${near} decimals (${rounding[near]})`,
    `position to ${besideUser} (${rounding[besideUser]})`,
    `route to ${ends} (${rounding[ends]})`,
  ],
  KeysAndProxies: [
    `after ${numberIn('client/src/proxy/createProxyHandler.ts', 'timeout') / 1000} seconds`,
  ],
  Performance: [
    `more than ${numberAt(page, /limit: (\d+)_000/)} kB are loaded at first, or more than ${numberAt(page, /inUse: .*limit: (\d+)_000/)} kB with the list`,
    `\`suggest\` | ${kilobytes('client: one operation (suggest)')} |`,
    `\`search\` | ${kilobytes('client: one operation (search)')} |`,
    `everything | ${kilobytes('client: everything')} |`,
    `at most ${kilobytes('map: everything')} kB (gzip)`,
    `a \`MapView\` alone ${kilobytes('map: a map of one')} kB`,
    `networks of 0 and 50 ms | ≤ ${shown} |`,
    `networks of 5, 50 and 150 ms | ≤ ${typed} |`,
    `a bare input costs | ≤ ${numberAt(box, /^ +(1\.\d+),$/m)} |`,
    `four times slower | ≤ ${event} |`,
    `esbuild and splitting | ≤ ${numberAt(box, /split, bytes.*, ([\d_]+)\)/) / 1000} kB |`,
    `left by ${numberAt(box, /mounts = (\d+)/)} mounts`,
    `requests for "starbucks" | ≤ ${numberAt(box, /requests, (\d)\)/)}, thrifty ≤ ${numberAt(box, /thrifty, (\d)\)/)} |`,
    `best of ${numberAt('test/bench/route-map.bench.ts', /rounds = (\d+)/)} runs`,
  ],
  Privacy: [
    `rounded to ${rounding[near]}; to ${rounding[besideUser]} beside`,
    `the user's position, rounded to ${rounding[numberAt(`${queries}/pagedSearch.ts`, /userPosition: roundCoordinate\(position, (\d)\)/)]}`,
    `the ends of a route, to ${rounding[ends]}`,
  ],
  FirstScreens: [
    `## TypeScript ${older[0]} to ${compiler}\n`,
    `Versions ${older.join(', ')} and ${compiler}.0 compile`,
  ],
  Providers: [
    `by default ${numberIn('adapters/src/internals/defineValidation.ts', 'timeout') / 1000} seconds`,
    `places within ${numberAt('packages/adapters/src/amap/index.ts', /radius: center && ([\d_]+)/) / 1000} km`,
  ],
  ResponseFields: [
    // `formatDistance` says so.
    '`PlaceSearch`, to 10 m',
    `as one of ${numberAt('packages/client/src/decode/content.ts', /rating \* (\d)/)}`,
  ],
  Support: [
    `the search box with its keys (${filesOf('packages/react/src/place-search/*.browser.test.tsx')} files)`,
    `every component passes (${inWords(filesOf('packages/{react,map}/src/conformance*.browser.test.tsx'))} files)`,
    `end to end (${inWords(filesOf('test/e2e/!(*.long).test.ts'))} files)`,
    `| React | ${majorsOf('react').join(' and ')},`,
    supported('React Compiler', majorsOf('babel-plugin-react-compiler')),
    supported('TanStack Query', majorsOf('@tanstack/react-query')),
    supported('MapLibre GL JS, for `@signpost/map`', majorsOf('maplibre-gl')),
    supported('MSW, for `@signpost/testing/msw`', majorsOf('msw')),
    `| React Native, for \`@signpost/react/native\` | ${reactNative} | ${reactNative},`,
    ...['20 and later | 20, 24', '24 and later | 24'],
    `asks for Node ${numberAt('pnpm-lock.yaml', /jsonlint-lines-primitives@[^{]*\{[^{]*\{node: '>= (\d+)/)}`,
    `| TypeScript | ${older[0]} to ${compiler},`,
    `| ${compiler}; the declarations also on ${older.slice(0, -1).join(', ')} and ${older.at(-1)} |`,
  ],
  TestingYourApp: [
    `\`status\`, default ${numberAt('packages/testing/src/scenarios/Scenario.ts', /Default (\d+)\. \*\//)}`,
    `\`waiting\`, default ${numberAt('packages/testing/src/scenarios/network.ts', /waiting = (\d)/)}`,
    `\`items\`, ${grouped(numberIn('testing/src/scenarios/bodies.ts', 'items'))}; \`maneuvers\`, ${grouped(numberIn('testing/src/fixtures/special/hugeRoute.ts', 'maneuvers'))}; \`points\`, ${grouped(numberIn('testing/src/fixtures/special/hugeRoute.ts', 'points'))}`,
    `nested ${grouped(numberAt('packages/testing/src/scenarios/bodies.ts', /repeat\(([\d_]+)\)/))} times`,
    `is ${numberAt('packages/testing/src/maplibre/FakeMap.ts', /it is (\d+) pixels wide/)} by ${numberAt('packages/testing/src/maplibre/FakeMap.ts', /wide and (\d+) high/)} pixels`,
    `by default ${numberIn('testing/src/drivers/placeSearch.ts', 'timeout')} ms`,
    `three maneuvers, ${numberAt('packages/testing/src/fixtures/special/exampleRoute.ts', /total_distance: '(\d+)'/)} m:`,
    `\`everyMs\`, default ${numberAt('packages/testing/src/scenarios/Scenario.ts', /Milliseconds between bytes; default (\d+)/)}`,
  ],
  Theming: [
    `${plain}:1 for text, ${drawn}:1 for the edges of inputs`,
    `passes into the next | ${panel * 1000} ms |`,
    `a chosen pin lands | ${landing * 1000} ms |`,
    `what is loading | ${numberAt('packages/react/src/styles/kit.css', /signpost-wait ([\d.]+)s/)} s |`,
    `\`--signpost-duration\`, ${numberAt('packages/react/src/styles/tokens.css', /--signpost-duration: (\d+)ms/)} ms |`,
    `most apps | ${plain}:1 and more | ${pixels('tokens', 'radius')} px | the system's, ${pixels('tokens', 'font-size')} px |`,
    `a magazine | ${plain}:1 and more | ${pixels('themes/paper', 'radius')} px | a serif, ${pixels('themes/paper', 'font-size')} px |`,
    `sunlight | ${strong}:1 and more | ${pixels('themes/contrast', 'radius')} px | the system's, ${pixels('themes/contrast', 'font-size')} px, none below ${pixels('themes/contrast', 'font-size-small')} px |`,
    ...['control', 'edge', 'line', 'accent'].map(
      (color) => `\`--signpost-color-${color}\`, 1 px |`,
    ),
  ],
  TimeZones: [`${timeZones} kB gzipped`],
  WireOptions: [
    `| \`maxLimit\`           | ${numberIn('client/src/wireOptions.ts', 'maxLimit')}  `,
  ],
  YourOwnGeocoder: [
    `${accuracy.houseNumber} is a house that fits, ${accuracy.nearbyHouseNumber} one whose number is interpolated, and a partial match is at most ${accuracy.street}`,
    `takes less than ${numberAt('packages/adapters/src/readme.test.ts', /toBeLessThan\((\d+)\)/)} lines`,
    `in about ${10 * Math.round(read('packages/adapters/src/opencage/index.ts').split('\n').length / 10)} lines`,
    `by default ${numberIn('adapters/src/internals/defineAdapter.ts', 'timeout') / 1000} seconds`,
    `by default ${numberIn('adapters/src/with-cache/index.ts', 'most')} for ${numberIn('adapters/src/with-cache/index.ts', 'seconds') / 60} minutes`,
  ],
}
