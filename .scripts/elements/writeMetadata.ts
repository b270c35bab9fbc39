import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../packages.ts'
import { analyzeElements } from './analyzeElements.ts'
import { customData, webTypes } from './editorData.ts'

// Runs in the folder of `elements`, and writes data about its tags into `dist`, for editors and documentation tools.
const folder = join(process.cwd(), 'dist')
const manifest = analyzeElements()
const files = {
  'custom-elements.json': manifest,
  'html-custom-data.json': customData(manifest),
  'web-types.json': webTypes(manifest, readManifest(process.cwd())),
}
mkdirSync(folder, { recursive: true })
for (const [file, content] of Object.entries(files)) {
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
}
