import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../packages.ts'
import { analyzeElements } from './analyzeElements.ts'
import { customData, webTypes } from './editorData.ts'

// Run in the folder of `elements`: writes into `dist` what editors and documentation tools read about its tags.
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
