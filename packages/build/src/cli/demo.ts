import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Environment, readFlags, requireFreePort, UsageError } from '@signpost/server'
import { type DataFolder, openData } from '@signpost/service/internal'
import {
  data,
  openLog,
  type RunningService,
  serveData,
  serveFlags,
  verify,
} from '@signpost/service/internal/commands'
import { sampleFolder } from '../sample/sampleFolder.ts'
import { citiesOnly, hashProgram } from './hashProgram.ts'

/** Windows cannot replace a folder with open files, so all data are built before they are served there. */
const canReplaceOpenFiles = process.platform !== 'win32'

/**
 * `signpost-build demo`: serves two cities with samples of data that OpenStreetMap lacks. Builds the data if they are missing, unusable or outdated:
 * the cities first, so that they can be searched early, and then the areas of the world.
 */
export async function demo(args: readonly string[], env: Environment): Promise<void> {
  const flags = readFlags(serveFlags, args, env)
  await requireFreePort(flags)
  const folder = flags.get(data) ?? 'data'
  const log = await openLog(flags, folder)
  const found = await openDemo(folder, flags.get(verify) ?? false)
  const opened = found.status === 'ready' ? found : await buildCities(folder, found.reason)
  if (opened.status !== 'ready') throw new UsageError(opened.reason)
  const sample = { overlay: join(sampleFolder, 'sample-overlay.json'), folder: sampleFolder }
  await serveData(flags, env, {
    data: { folder, manifest: opened.manifest },
    log,
    sample,
    onServing: (service) => {
      const failed = ({ message }: Error): void =>
        log.logger.error({ reason: message }, 'the areas of the world were not added')
      addWorld(folder, service).then((isAdded) => {
        if (isAdded) log.print('The towns of the rest of the world can now be searched too.')
      }, failed)
    },
  })
}

/** Builds the areas of the world while the service runs, and switches to them. Returns false when the service already has them. */
async function addWorld(folder: string, { manifest, reload }: RunningService): Promise<boolean> {
  if (manifest.program === (await hashProgram())) return false
  const child = build(folder, 'ignore')
  // The service does not wait for the build when it ends.
  child.unref()
  child.channel?.unref()
  const [code] = await once(child, 'exit')
  if (code !== 0) {
    const command = `signpost-build --demo --out ${folder}`
    throw new Error(`The build ended with ${code}: "${command}" shows the reason.`)
  }
  await reload()
  return true
}

async function openDemo(folder: string, verify: boolean): Promise<DataFolder> {
  const found = await openData(folder, { verify })
  if (found.status === 'unusable') return found
  const { program, regions } = found.manifest
  if (program === undefined) {
    const names = regions.map(({ name }) => name).join(' and ')
    throw new UsageError(
      `${folder} holds the data of ${names}: serve them with npx signpost-service serve --data ${folder}, or give the demo another folder with --data.`,
    )
  }
  const hash = await hashProgram()
  if (program === hash || program === citiesOnly(hash)) return found
  return { status: 'unusable', reason: `Another version of the program built ${folder}.` }
}

async function buildCities(folder: string, reason: string): Promise<DataFolder> {
  // On the first start, missing data are expected.
  if (existsSync(folder)) console.log(reason)
  const plan = 'two cities now, the towns of the world while they are served'
  console.log(`Building the demo${canReplaceOpenFiles ? `: ${plan}` : ''}.`)
  const flags = canReplaceOpenFiles ? ['--region-only'] : []
  const [code] = await once(build(folder, 'inherit', ...flags), 'exit')
  if (code !== 0) throw new UsageError('The demo cannot be served without its data.')
  return openData(folder)
}

/** Starts a build in a separate process, which frees its memory at the end, and which stops when this process ends. */
function build(
  folder: string,
  progress: 'inherit' | 'ignore',
  ...flags: readonly string[]
): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts')
  const main = fileURLToPath(new URL(isSource ? '../main.ts' : '../main.js', import.meta.url))
  return fork(main, ['--demo', '--out', folder, ...flags], {
    stdio: ['ignore', 'ignore', progress, 'ipc'],
    execArgv: isSource
      ? ['--conditions=@signpost/source', '--disable-warning=ExperimentalWarning']
      : [],
  })
}
