import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Environment, readFlags, UsageError } from '@signpost/server'
import { dataFiles, type Manifest } from '../data/manifest.ts'
import { openData } from '../data/openData.ts'
import { data, loadFlags, region, store } from './storeFlags.ts'

/** `signpost-service load`: loads a data folder into PostgreSQL, as one region or in place of all data. */
export async function load(args: readonly string[], env: Environment): Promise<void> {
  const flags = readFlags(loadFlags, args, env)
  const folder = flags.get(data) ?? 'data'
  const url = flags.get(store)
  if (url === undefined) throw new UsageError('Name the store to load with --store URL.')
  const opened = await openData(folder)
  if (opened.status === 'unusable') throw new UsageError(opened.reason)
  const controller = new AbortController()
  const stop = (): void =>
    controller.abort(new UsageError('Stopped. Services still read the previous data.'))
  const ends = ['SIGINT', 'SIGTERM'] as const
  for (const end of ends) process.once(end, stop)
  try {
    await loadFolder({
      folder,
      manifest: opened.manifest,
      url,
      region: flags.get(region),
      signal: controller.signal,
    })
  } finally {
    for (const end of ends) process.off(end, stop)
  }
}

interface FolderLoad {
  folder: string
  manifest: Manifest
  url: string
  region: string | undefined
  signal: AbortSignal
}

/** Loads the index and the documents of a data folder, and logs each step. The client of PostgreSQL is imported only here. */
export async function loadFolder({ folder, manifest, region, ...job }: FolderLoad): Promise<void> {
  const { loadIndex } = await import('../engine/postgres/loadIndex.ts')
  await loadIndex({
    ...job,
    index: join(folder, dataFiles.index),
    dataId: manifest.dataId,
    documents: {
      catalog: await readFile(join(folder, dataFiles.catalog), 'utf8'),
      manifest: JSON.stringify(manifest),
    },
    ...(region !== undefined && { region }),
    report: (line) => console.log(line),
  })
}
