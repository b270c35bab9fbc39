import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium, newPage } from '../../.scripts/chromium/openPage.ts'

const tokens = join(import.meta.dirname, '../../packages/react/src/styles/tokens.css')
let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})

afterAll(() => browser?.close())

/** Vite's build of our colors and a page's stylesheet, also for browsers without `light-dark()`. */
async function builtStyles(ofPage: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'signpost-colors-'))
  writeFileSync(join(root, 'page.css'), ofPage)
  const entry = join(root, 'entry.js')
  writeFileSync(entry, `import ${JSON.stringify(tokens)}\nimport './page.css'\n`)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry } },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((file) => ('source' in file ? String(file.source) : '')).join('\n')
}

/** The color of a component's text for a user with a dark system. */
async function inkOn(css: string, attributes = ''): Promise<string> {
  const page = await newPage(browser, { colorScheme: 'dark' })
  await page.setContent(
    `<!doctype html><style>${css}</style><main ${attributes}><p data-signpost style="color: var(--signpost-color-text)">Ink</p></main>`,
  )
  const ink = await page.locator('p').evaluate((text) => getComputedStyle(text).color)
  await page.close()
  return ink
}

const light = 'rgb(23, 33, 28)'
const dark = 'rgb(230, 235, 240)'

test('colors built by Vite with its defaults follow the color-scheme of the page, and are light without one', async () => {
  const silent = await builtStyles('p { margin: 0 }')
  expect(silent).not.toContain('light-dark(')
  expect(await inkOn(silent)).toBe(light)
  expect(await inkOn(silent, 'data-color-scheme="dark"')).toBe(dark)
  expect(await inkOn(await builtStyles(':root { color-scheme: light dark }'))).toBe(dark)
  expect(await inkOn(await builtStyles(':root { color-scheme: light }'))).toBe(light)
})
