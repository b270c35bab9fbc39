import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { expect } from 'vitest'
import { faces, fontsOf } from '../../.scripts/chromium/fonts.ts'
import { unpackedChromium } from '../../.scripts/chromium/unpackedChromium.ts'
import { root } from '../../.scripts/root.ts'
import { comparePictures } from './comparePictures.ts'

const references = join(import.meta.dirname, 'references')
const found = join(root, '.cache/pictures')
const isWritten = process.env.SIGNPOST_PICTURES === 'write'
/** The share of a picture that may differ, which is less than one letter of a row. */
const tolerance = 0.0005

/** One browser, so that the pictures are the same on every machine. It exists for Linux on x64. */
export const packaged = await unpackedChromium()

/** Starts the browser with only the fonts of npm packages: its own, and DejaVu for missing letters. */
export function launchPackaged(): Promise<Browser> {
  const { executablePath = '', env = {} } = packaged ?? {}
  const fonts = fontsOf({
    families: ['Open Sans', 'DejaVu Sans'],
    folders: [env.FONTCONFIG_PATH ?? '', ...faces.wide.folders],
  })
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env, ...fonts },
    args: [
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  })
}

/** Compares a picture with the reference of its name, or writes the reference in writing mode. */
export function expectPicture(name: string, picture: Buffer): void {
  const file = join(references, `${name}.png`)
  const before = existsSync(file) ? readFileSync(file) : undefined
  const { share, picture: difference } = before ? comparePictures(before, picture) : { share: 1 }
  for (const ending of ['', '--difference'])
    rmSync(join(found, `${name}${ending}.png`), { force: true })
  if (share <= tolerance) return
  if (isWritten) {
    writeFileSync(file, picture)
    return
  }
  mkdirSync(found, { recursive: true })
  writeFileSync(join(found, `${name}.png`), picture)
  if (difference) writeFileSync(join(found, `${name}--difference.png`), difference)
  expect.fail(
    `${before ? `${share * 100} % differ` : 'There is no reference'}: see .cache/pictures/${name}.png.`,
  )
}

/** The picture of a page that no longer changes. */
export async function settled(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  const isLoaded = () =>
    // A lazy image below the visible area does not start to load.
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
    ) && !document.querySelector('[data-signpost="map-view"][data-status="loading"]')
  let before: Buffer = Buffer.alloc(0)
  for (;;) {
    await page.waitForFunction(isLoaded)
    const now = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    if (now.equals(before)) return now
    before = now
    // The play function of a story has its next step, and a map has its next tiles.
    await page.waitForTimeout(500)
  }
}
