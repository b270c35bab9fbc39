import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands } from '../../.scripts/guides/flagTables.ts'
import { root } from '../../.scripts/root.ts'

/** The pages of the service, by their short names. */
export const pages = {
  readme: 'packages/service/README.md',
  region: 'packages/service/docs/region.md',
  configuration: 'packages/service/docs/configuration.md',
  deployment: 'packages/service/docs/deployment.md',
  interface: 'docs/interface.md',
  figures: 'packages/service/docs/figures.md',
  quality: 'packages/service/docs/search-quality.md',
  build: 'packages/build/README.md',
  server: 'packages/server/README.md',
} as const

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A number of the sources: `const MOST = 64 * 2 ** 20`, or `most: 64`. */
function constant(file: string, name: string): number {
  const pattern = new RegExp(`\\b${name}\\b(?: =|:) ([\\d_][\\d_ *]*)`)
  const [, product] = pattern.exec(read(`packages/${file}`)) ?? []
  if (product === undefined) throw new Error(`${file} has no number "${name}".`)
  return product
    .split(' * ')
    .map((factor) => factor.split(' ** ').map((part) => Number(part.replaceAll('_', ''))))
    .reduce((result, [base = Number.NaN, exponent = 1]) => result * base ** exponent, 1)
}

const megabytes = (file: string, name: string): number => constant(file, name) / 2 ** 20
const seconds = (file: string, name: string): number => constant(file, name) / 1000

/** The default of a flag of `serve`. */
function fallback(name: string): string {
  const flag = commands['signpost-service serve']?.find((one) => one.name === name)
  return Number(flag?.fallback).toLocaleString('en')
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const inWords = (number: number): string => words[number] ?? String(number)

const nodeServer = 'server/src/http/createNodeServer.ts'
const keys = 'server/src/keys/readKeys.ts'
const sharedLimits = 'service/src/engine/postgres/createSharedLimits.ts'

/** Sentences with numbers that the sources have. */
export const facts: readonly (readonly [page: keyof typeof pages, sentence: string])[] = [
  ['deployment', `| open connections | ${fallback('connections')};`],
  ['deployment', `${constant('server/src/connections/Connection.ts', 'PIECE')} bytes are parsed`],
  ['deployment', `all connections | ${megabytes(nodeServer, 'MOST_BYTES')} MB |`],
  ['deployment', `to arrive | ${fallback('head-timeout')} seconds`],
  ['deployment', `read an answer | ${fallback('answer-timeout')} seconds`],
  ['deployment', `idle connection | ${fallback('idle-timeout')} seconds`],
  [
    'deployment',
    `| ${seconds('service/src/routes/operationHandler.ts', 'DEADLINE')} seconds, then a 503 | |`,
  ],
  ['deployment', `wait for a thread | ${fallback('queue')}, then a 503`],
  [
    'deployment',
    `${fallback('cache')} and ${megabytes('service/src/engine/cacheMatches.ts', 'MOST_BYTES')} MB |`,
  ],
  [
    'deployment',
    `cached tiles | ${megabytes('service/src/engine/tiles/createTileSource.ts', 'CACHE_BYTES')} MB |`,
  ],
  [
    'deployment',
    `heap of a search thread | ${constant('service/src/engine/sqlite/createWorkerStore.ts', 'maxOldGenerationSizeMb')} MB |`,
  ],
  ['deployment', `some ${seconds('service/src/switchServices.ts', 'LAST_USE')} seconds |`],
  [
    'deployment',
    `skipped for ${inWords(seconds('service/src/engine/createRotation.ts', 'ASIDE'))} seconds`,
  ],
  ['deployment', `counts alone for ${inWords(seconds(sharedLimits, 'ASIDE'))} seconds`],
  [
    'deployment',
    `opens up to ${inWords(constant('service/src/engine/postgres/connect.ts', 'MOST_CONNECTIONS'))} connections`,
  ],
  [
    'deployment',
    `within ${inWords(Math.ceil(seconds(nodeServer, 'LAST_REQUEST') + seconds(nodeServer, 'LAST_ANSWER')))} seconds, and exits with 0`,
  ],
  [
    'interface',
    `A URL of more than ${constant('server/src/http/guardUrl.ts', 'MAX_URL_LENGTH').toLocaleString('en')} characters is a 414`,
  ],
  [
    'interface',
    `Answers of ${constant('server/src/http/sendCompressed.ts', 'MIN_COMPRESSED_BYTES').toLocaleString('en')} bytes or more`,
  ],
  ['interface', `Beyond ${constant(nodeServer, 'MOST_HEADER_BYTES').toLocaleString('en')} bytes`],
  [
    'interface',
    `at most ${constant('client/src/protocol/limits.ts', 'MAX_QUERY_LENGTH')} characters`,
  ],
  [
    'configuration',
    `requests a second (${constant(keys, 'rate')}) and at once (${constant(keys, 'burst')})`,
  ],
  [
    'region',
    `in ${globSync('packages/service/src/data/languages/??.ts', { cwd: root }).length} languages`,
  ],
  ['region', `cities of ${sizeOf('Astana')} and ${sizeOf('Montevideo')} MB`],
]

/** The megabytes of a city's extract. */
function sizeOf(city: string): string {
  return (readFileSync(join(root, `packages/build/demo/${city}.osm.pbf`)).length / 1e6).toFixed(1)
}
