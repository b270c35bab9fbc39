import { buildData } from '../data/build/buildData.ts'
import { buildFlags, input, out, regionOnly } from './buildFlags.ts'
import { dataWriters } from './dataWriters.ts'
import { type Environment, readFlags, UsageError } from './readFlags.ts'
import { showProgress } from './showProgress.ts'

/** `signpost-service build`: makes a data folder from extracts of OpenStreetMap. */
export async function build(args: readonly string[], env: Environment): Promise<void> {
  const flags = readFlags(buildFlags, args, env)
  const inputs = flags.getAll(input)
  const folder = flags.get(out) ?? 'data'
  const world = flags.get(regionOnly) !== true
  if (inputs.length === 0) {
    throw new UsageError('There is nothing to build from: name an extract with --input FILE.')
  }

  const display = showProgress(process.stderr)
  const controller = new AbortController()
  const stop = (): void => controller.abort(new UsageError('Stopped. Nothing was changed.'))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    const { counts } = await buildData(
      { inputs, out: folder, world, progress: display.show, signal: controller.signal },
      dataWriters,
    )
    display.end()
    console.log(`${folder} is ready: ${listCounts(counts)}.`)
    console.log(`Serve it with: signpost-service serve --data ${folder}`)
  } finally {
    display.end()
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

function listCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
    .join(', ')
}
