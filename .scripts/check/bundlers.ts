import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Worker } from 'playwright'
import { launchChromium, openPage } from '../chromium/openPage.ts'
import { icon } from '../icon.ts'
import { root } from '../root.ts'
import { mustRun } from '../run.ts'
import { serveSite } from './catalog/serveSite.ts'
import { installPackages } from './installPackages.ts'

interface Recipe {
  readonly command: readonly [command: string, ...args: string[]]
  /** The output folder of the bundler. */
  readonly out: string
  /** The path of the page's icon; `icon.svg` by default. */
  readonly icon?: string
  /** The path to which the README tells users to copy the worker; absent when the bundler finds it. */
  readonly copy?: string
}

const recipes: Readonly<Record<string, Recipe>> = {
  vite: { command: ['vite', 'build', '--logLevel', 'error'], out: 'dist' },
  webpack: { command: ['node', 'build.js'], out: 'dist', copy: 'dist' },
  next: {
    command: ['node', '../node_modules/next/dist/bin/next', 'build'],
    out: 'out',
    icon: 'app/icon.svg',
    copy: 'public',
  },
}

/** Checks the recipes for a map's worker: each bundler builds an app from the tarballs, and its map paints. */
export async function checkBundlers(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-bundlers-'))
  const browser = await launchChromium()
  try {
    cpSync(join(root, 'test/map-worker'), folder, { recursive: true })
    installPackages(folder, ['next', 'webpack'])
    for (const [bundler, recipe] of Object.entries(recipes)) {
      console.log(`A map with ${bundler}`)
      const app = join(folder, bundler)
      cpSync(icon, join(app, recipe.icon ?? 'icon.svg'))
      build(folder, app, recipe)
      await seeMap(browser, app, recipe.out)
    }
    return true
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function build(folder: string, app: string, { command: [command, ...args], copy }: Recipe): void {
  for (const file of copy ? ['worker', 'shared'] : []) {
    const name = `maplibre-gl-${file}.mjs`
    cpSync(join(folder, 'node_modules/maplibre-gl/dist', name), join(app, copy ?? '', name))
  }
  mustRun(command, args, { cwd: app, quiet: true, env: { NEXT_TELEMETRY_DISABLED: '1' } })
}

/** Opens the built app, and checks that its worker is from its own origin, that the line is painted, and that the console is empty. */
async function seeMap(browser: Browser, app: string, outDir: string): Promise<void> {
  const { url, close } = await serveSite(join(app, outDir))
  try {
    let worker: Promise<Worker> | undefined
    const { page, complaints } = await openPage(browser, url, {
      prepare: (page) => {
        worker = page.waitForEvent('worker')
      },
    })
    const workerUrl = (await worker)?.url() ?? ''
    if (!workerUrl.startsWith(url))
      throw new Error(`The worker is loaded from ${workerUrl}, not from ${url}.`)
    await page.locator('[data-signpost="map-view"][data-status="ready"] canvas').waitFor()
    await page.locator('[data-painted]:not([data-painted="0"])').waitFor()
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
    await page.close()
  } finally {
    await close()
  }
}
