import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Environment, readFlags, requireFreePort, UsageError } from '@signpost/server'
import { type DataFolder, openData } from '../data/openData.ts'
import { sampleFolder } from '../data/sample/sampleFolder.ts'
import { hashProgram } from './hashProgram.ts'
import { openLog, serveData } from './serve.ts'
import { data, serveFlags, verify } from './serveFlags.ts'

/**
 * `signpost-service demo`: serves two cities with samples of what OpenStreetMap lacks. Builds their data when they are missing or unusable, or
 * when this program would build others.
 */
export async function demo(args: readonly string[], env: Environment): Promise<void> {
  const flags = readFlags(serveFlags, args, env)
  await requireFreePort(flags)
  const folder = flags.get(data) ?? 'data'
  const log = await openLog(flags, folder)
  const found = await openDemo(folder, flags.get(verify) ?? false)
  const opened = found.status === 'ready' ? found : await rebuild(folder, found.reason)
  if (opened.status !== 'ready') throw new UsageError(opened.reason)
  const sample = { overlay: join(sampleFolder, 'sample-overlay.json'), folder: sampleFolder }
  await serveData(flags, env, { data: { folder, manifest: opened.manifest }, log, sample })
}

async function openDemo(folder: string, verify: boolean): Promise<DataFolder> {
  const found = await openData(folder, { verify })
  if (found.status === 'unusable') return found
  const { program, regions } = found.manifest
  if (program === undefined) {
    const names = regions.map(({ name }) => name).join(' and ')
    throw new UsageError(
      `${folder} holds the data of ${names}: serve them with signpost-service serve, or give the demo another folder with --data.`,
    )
  }
  if (program === (await hashProgram())) return found
  return { status: 'unusable', reason: `Another version of the program built ${folder}.` }
}

/** Builds in a process of its own: what a build has taken of memory is given back when it ends. */
async function rebuild(folder: string, reason: string): Promise<DataFolder> {
  // That there are no data yet is no news on the first start.
  if (existsSync(folder)) console.log(reason)
  console.log('Building the demo, which takes about a minute.')
  const isSource = import.meta.url.endsWith('.ts')
  const main = fileURLToPath(new URL(isSource ? '../main.ts' : '../main.js', import.meta.url))
  const child = fork(main, ['build', '--demo', '--out', folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: isSource
      ? ['--conditions=@signpost/source', '--disable-warning=ExperimentalWarning']
      : [],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new UsageError('Without its data the demo cannot be served.')
  return openData(folder)
}
