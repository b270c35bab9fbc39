import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands } from '../../.scripts/guides/flagTables.ts'
import { root } from '../../.scripts/root.ts'
import { filesOf, inWords, numberIn } from './numbers/sources.ts'

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

const megabytes = (file: string, name: string): number => numberIn(file, name) / 2 ** 20
const seconds = (file: string, name: string): number => numberIn(file, name) / 1000

/** The default of a flag of `serve`. */
function fallback(name: string): string {
  const flag = commands['signpost-service serve']?.find((one) => one.name === name)
  return Number(flag?.fallback).toLocaleString('en')
}

const nodeServer = 'server/src/http/createNodeServer.ts'
const keys = 'server/src/keys/readKeys.ts'
const sharedLimits = 'service/src/engine/postgres/createSharedLimits.ts'

/** Sentences with numbers that the sources have. */
export const facts: readonly (readonly [page: keyof typeof pages, sentence: string])[] = [
  ['deployment', `| open connections | ${fallback('connections')};`],
  ['deployment', `${numberIn('server/src/connections/Connection.ts', 'PIECE')} bytes are parsed`],
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
    `heap of a search thread | ${numberIn('service/src/engine/sqlite/createWorkerStore.ts', 'maxOldGenerationSizeMb')} MB |`,
  ],
  ['deployment', `some ${seconds('service/src/switchServices.ts', 'LAST_USE')} seconds |`],
  [
    'deployment',
    `skipped for ${inWords(seconds('service/src/engine/createRotation.ts', 'ASIDE'))} seconds`,
  ],
  ['deployment', `counts alone for ${inWords(seconds(sharedLimits, 'ASIDE'))} seconds`],
  [
    'deployment',
    `opens up to ${inWords(numberIn('service/src/engine/postgres/connect.ts', 'MOST_CONNECTIONS'))} connections`,
  ],
  [
    'deployment',
    `within ${inWords(Math.ceil(seconds(nodeServer, 'LAST_REQUEST') + seconds(nodeServer, 'LAST_ANSWER')))} seconds, and exits with 0`,
  ],
  [
    'interface',
    `A URL of more than ${numberIn('server/src/http/guardUrl.ts', 'MAX_URL_LENGTH').toLocaleString('en')} characters is a 414`,
  ],
  [
    'interface',
    `Answers of ${numberIn('server/src/http/sendCompressed.ts', 'MIN_COMPRESSED_BYTES').toLocaleString('en')} bytes or more`,
  ],
  ['interface', `Beyond ${numberIn(nodeServer, 'MOST_HEADER_BYTES').toLocaleString('en')} bytes`],
  [
    'interface',
    `at most ${numberIn('client/src/protocol/limits.ts', 'MAX_QUERY_LENGTH')} characters`,
  ],
  [
    'configuration',
    `requests a second (${numberIn(keys, 'rate')}) and at once (${numberIn(keys, 'burst')})`,
  ],
  ['region', `in ${filesOf('packages/service/src/data/languages/??.ts')} languages`],
  ['region', `cities of ${sizeOf('Astana')} and ${sizeOf('Montevideo')} MB`],
]

/** The megabytes of a city's extract. */
function sizeOf(city: string): string {
  return (readFileSync(join(root, `packages/build/demo/${city}.osm.pbf`)).length / 1e6).toFixed(1)
}
