import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeArchive } from '../../../build/src/map/archive/writeArchive.ts'
import { dataFiles, MANIFEST_FILE } from '../data/manifest.ts'
import { serveFile } from './serveFile.ts'
import { smallData } from './smallData.ts'

// Builds the data folder of a street corner, and serves its tiles as an archive on a static host, for tests that only start programs. Prints both in the last
// line, and runs until it is stopped.
const { folder, remove } = await smallData()
const path = join(folder, '../corner.pmtiles')
const manifest = JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8'))
await writeArchive(join(folder, dataFiles.map), path, manifest)
const { url, close } = await serveFile(path)
process.once('SIGTERM', () => Promise.all([close(), remove()]))
console.log(JSON.stringify({ folder, url }))
