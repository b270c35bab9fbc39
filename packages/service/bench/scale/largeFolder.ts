import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles } from '../../src/data/hashFiles.ts'
import { dataFiles, MANIFEST_FILE, type Manifest, sealManifest } from '../../src/data/manifest.ts'
import { syntheticIndex } from '../store/syntheticIndex.ts'

/** Creates a data folder of made-up places in addition to the demo's. It has the demo's map and catalog, and no routing graph. */
export async function largeFolder(demo: string, count: number): Promise<string> {
  const folder = `${demo}-${count}-data`
  if (existsSync(folder)) return folder
  const index = await syntheticIndex(demo, join(demo, dataFiles.index), count)
  const draft = `${folder}.${process.pid}`
  await mkdir(draft)
  await link(index, join(draft, dataFiles.index))
  for (const name of [dataFiles.catalog, dataFiles.map, dataFiles.license, dataFiles.notice]) {
    await copyFile(join(demo, name), join(draft, name))
  }
  const {
    seal: _,
    dataId: __,
    ...manifest
  }: Manifest = JSON.parse(await readFile(join(demo, MANIFEST_FILE), 'utf8'))
  const withoutRouting = 'Made-up places have no roads.'
  const sealed = sealManifest({ ...manifest, withoutRouting, files: await hashFiles(draft) })
  await writeFile(join(draft, MANIFEST_FILE), JSON.stringify(sealed))
  await rename(draft, folder)
  return folder
}
