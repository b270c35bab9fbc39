import { existsSync } from 'node:fs'
import { chromium as playwright } from 'playwright'
import type { Chromium } from './Chromium.ts'
import { installedChromium } from './installedChromium.ts'
import { unpackedChromium } from './unpackedChromium.ts'

/**
 * The Chromium that the browser tests run in: the one that `SIGNPOST_CHROMIUM` names, else an installed one, else Playwright's, else
 * the one that came with `pnpm install`.
 */
export async function findChromium(): Promise<Chromium> {
  const found = namedChromium() ?? installedChromium() ?? playwrightChromium()
  const chromium = found ?? (await unpackedChromium())
  if (chromium) return chromium
  throw new Error(
    'No Chromium was found, and the tests need one: install Chrome or Chromium, or set SIGNPOST_CHROMIUM to its executable.',
  )
}

function namedChromium(): Chromium | undefined {
  const executablePath = process.env.SIGNPOST_CHROMIUM
  if (!executablePath) return undefined
  if (existsSync(executablePath)) return { executablePath, origin: 'SIGNPOST_CHROMIUM' }
  throw new Error(
    `SIGNPOST_CHROMIUM names ${executablePath}, which does not exist: correct or unset it.`,
  )
}

function playwrightChromium(): Chromium | undefined {
  const executablePath = playwright.executablePath()
  return existsSync(executablePath) ? { executablePath, origin: "Playwright's" } : undefined
}
