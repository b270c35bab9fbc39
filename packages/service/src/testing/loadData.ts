import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFiles, type Manifest } from '../data/manifest.ts'
import { openData } from '../data/openData.ts'
import { loadIndex } from '../engine/postgres/loadIndex.ts'

/** Loads a data folder into a database, as `signpost-build --store` does, and returns its manifest. */
export async function loadData(folder: string, url: string): Promise<Manifest> {
  const opened = await openData(folder)
  if (opened.status === 'unusable') throw new Error(opened.reason)
  const { manifest } = opened
  await loadIndex({
    index: join(folder, dataFiles.index),
    dataId: manifest.dataId,
    documents: {
      catalog: await readFile(join(folder, dataFiles.catalog), 'utf8'),
      manifest: JSON.stringify(manifest),
    },
    url,
  })
  return manifest
}
