import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../.scripts/chromium/openPage.ts'
import { openPage, origins } from './openPage.ts'
import { scriptFiles } from './scriptFiles.ts'

// A folder outside the workspace, where the files find no other package.
const folder = mkdtempSync(join(tmpdir(), 'signpost-preact-'))
let browser: Browser

beforeAll(async () => {
  for (const [path, content] of await scriptFiles()) {
    const file = join(folder, 'script', path.replace(/^\/elements\//, ''))
    await mkdir(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('an app without React bundles the elements on Preact', async () => {
  writeFileSync(join(folder, 'app.js'), "import './script/define.js'\n")
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(folder, 'app.js') } },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const files = new Map(
    outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
  const entry = outputs.find((file) => file.type === 'chunk' && file.isEntry)?.fileName
  const settings = `base-url="${origins.service}" api-key="any" near="-34.9055,-56.1913"`
  const { page, complaints } = await openPage(
    browser,
    files,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><link rel="icon" href="/icon.svg">
    <script type="module" src="/${entry}"></script><signpost-config ${settings}></signpost-config>
    <signpost-search></signpost-search><signpost-brand-picker country="UY"></signpost-brand-picker>`,
  )
  await page.getByRole('combobox', { name: 'Search for a place' }).fill('sol')
  await page.getByRole('option', { name: /^Teatro Solís/ }).waitFor()
  await page.getByRole('option', { name: 'ANCAP' }).waitFor()
  expect(complaints).toEqual([])
})

test('can be imported on a server, and defines nothing', async () => {
  expect('document' in globalThis).toBe(false)
  await import(pathToFileURL(join(folder, 'script/define.js')).href)
  expect('customElements' in globalThis).toBe(false)
})
