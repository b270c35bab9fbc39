import { dirname, join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { type Environment, type FlagValues, readFlags, UsageError } from '@signpost/server'
import { dataFiles } from '@signpost/service/internal'
import { loadFolder, region } from '@signpost/service/internal/commands'
import { type BuildOptions, buildData } from '../build/buildData.ts'
import { demoExtracts } from '../demoExtracts.ts'
import { buildFlags, demo, input, out, regionOnly, store, tiles } from './buildFlags.ts'
import { citiesOnly, hashProgram } from './hashProgram.ts'
import { showProgress } from './showProgress.ts'

/** `signpost-build`: builds a data folder from OpenStreetMap extracts, or the data folder of the demo. */
export async function build(args: readonly string[], env: Environment): Promise<void> {
  // The demo limits its memory, which would make a build a fourth slower. A build uses what memory it needs, and then ends.
  setFlagsFromString('--heap-growing-percent=0')
  const flags = readFlags(buildFlags, args, env)
  const folder = flags.get(out) ?? 'data'
  // The sort files of SQLite are as large as the data, and the system's folder for temporary files may be in memory.
  process.env.SQLITE_TMPDIR ??= dirname(resolve(folder))
  const display = showProgress(process.stderr)
  const controller = new AbortController()
  const stop = (): void => controller.abort(new UsageError('Stopped. Nothing was changed.'))
  // The last signal is the end of the parent process.
  const ends = ['SIGINT', 'SIGTERM', 'disconnect'] as const
  for (const end of ends) process.once(end, stop)
  try {
    const listeners = {
      progress: display.show,
      signal: controller.signal,
      onLeftover: (sentence: string) => console.error(sentence),
    }
    const manifest = await buildData({ ...(await sourcesOf(flags)), out: folder, ...listeners })
    display.end()
    console.log(`${folder} is ready: ${listCounts(manifest.counts)}.`)
    const { withoutRouting } = manifest
    if (withoutRouting) console.log(`It has no routes for directions. ${withoutRouting}`)
    const url = flags.get(store)
    const archive = flags.get(tiles)
    if (archive !== undefined) {
      const { writeArchive } = await import('../map/archive/writeArchive.ts')
      const count = await writeArchive(join(folder, dataFiles.map), archive, manifest, controller)
      console.log(`${archive} is ready: ${count.toLocaleString('en')} tiles.`)
    }
    if (url !== undefined) {
      const { signal } = controller
      await loadFolder({ folder, manifest, url, region: flags.get(region), signal })
    }
    const further = url === undefined ? '' : ' --store URLS'
    console.log(`Serve it with: npx signpost-service serve --data ${folder}${further}`)
  } finally {
    display.end()
    for (const end of ends) process.off(end, stop)
  }
}

/** The sources that the flags select. */
async function sourcesOf(
  flags: FlagValues,
): Promise<Pick<BuildOptions, 'inputs' | 'world' | 'program'>> {
  const inputs = flags.getAll(input)
  const world = flags.get(regionOnly) !== true
  if (flags.get(region) !== undefined && flags.get(store) === undefined) {
    throw new UsageError('--region names what is loaded into a store: add --store URL.')
  }
  if (flags.get(demo) === true) {
    if (inputs.length > 0) throw new UsageError('--demo needs no extracts: omit --input.')
    const hash = await hashProgram()
    return { inputs: demoExtracts, world, program: world ? hash : citiesOnly(hash) }
  }
  if (inputs.length === 0) {
    throw new UsageError('There is no extract: name one with --input FILE.')
  }
  return { inputs, world }
}

function listCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count.toLocaleString('en')} ${words[name] ?? name}`)
    .join(', ')
}

/** The counts of a manifest in words, where these differ from their names. */
const words: Readonly<Record<string, string>> = {
  place: 'places',
  area: 'areas',
  address: 'addresses',
  street: 'streets',
  intersection: 'crossings',
  term: 'terms',
  mapFeatures: 'features of the map',
  roadDirections: 'directions of roads',
}
