import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { launchOptions } from '../../.scripts/chromium/launchOptions.ts'
import { root } from '../../.scripts/root.ts'

/** Builds the page of a benchmark like an app, and opens it. `name` is the folder of the page in this folder; `files` are served with it. */
export async function openPage(
  name: string,
  files: Readonly<Record<string, string>> = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const folder = join(import.meta.dirname, name, 'page')
  const outDir = join(root, '.cache/bench', name)
  process.env.NODE_ENV = 'production'
  const logLevel = 'error'
  const configFile = join(root, 'vite.config.ts')
  await build({ configFile, root: folder, logLevel, build: { outDir, emptyOutDir: true } })
  for (const [file, content] of Object.entries(files)) await writeFile(join(outDir, file), content)
  const address = { host: '127.0.0.1', port: 0 }
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel,
    build: { outDir },
    preview: address,
  })
  const { port } = server.httpServer.address() as AddressInfo
  const browser = await chromium.launch(await launchOptions())
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${port}/`)
  return {
    page,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
