import { join } from 'node:path'
import type { Manifest } from '../data/manifest.ts'
import { openData } from '../data/openData.ts'
import { sampleFolder } from '../data/sample/sampleFolder.ts'
import { type Environment, readFlags } from './readFlags.ts'
import { serveData } from './serve.ts'
import { data, serveFlags } from './serveFlags.ts'
import { showProgress } from './showProgress.ts'

/** `signpost-service demo`: serves two cities with samples of what OpenStreetMap lacks; builds their data when they are missing or unusable. */
export async function demo(args: readonly string[], env: Environment): Promise<void> {
  const flags = readFlags(serveFlags, args, env)
  const folder = flags.get(data) ?? 'data'
  const found = await openData(folder)
  const manifest = found.status === 'ready' ? found.manifest : await rebuild(folder, found.reason)
  const sample = { overlay: join(sampleFolder, 'sample-overlay.json'), folder: sampleFolder }
  await serveData(flags, env, { folder, manifest, sample })
}

async function rebuild(folder: string, reason: string): Promise<Manifest> {
  console.log(`${reason}\nBuilding the demo, which takes about half a minute.`)
  const display = showProgress(process.stderr)
  // What builds is large, and a start that finds the data needs none of it.
  const { buildDemoData } = await import('../data/build/buildDemoData.ts')
  const { dataWriters } = await import('./dataWriters.ts')
  try {
    return await buildDemoData({ out: folder, progress: display.show }, dataWriters)
  } finally {
    display.end()
  }
}
