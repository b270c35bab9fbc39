import { existsSync } from 'node:fs'
import { chromium as playwright } from 'playwright'
import type { Chromium } from './Chromium.ts'
import { installedChromium } from './installedChromium.ts'
import { unpackedChromium } from './unpackedChromium.ts'

type Find = () => Chromium | undefined | Promise<Chromium | undefined>

/** The sources of a Chromium, by the name that `SIGNPOST_CHROMIUM` can select. The first source with a browser is used. */
const sources: Readonly<Record<string, Find>> = {
  installed: installedChromium,
  playwright: playwrightChromium,
  packaged: unpackedChromium,
}

/** The Chromium for the browser tests: the one of `SIGNPOST_CHROMIUM`, or an installed one, or Playwright's, or the one that `pnpm install` downloaded. */
export async function findChromium(): Promise<Chromium> {
  const name = process.env.SIGNPOST_CHROMIUM
  if (name) return namedChromium(name)
  for (const find of Object.values(sources)) {
    const chromium = await find()
    if (chromium) return chromium
  }
  throw new Error(
    'No Chromium was found, and the tests need one: install Chrome or Chromium, or set SIGNPOST_CHROMIUM to its executable.',
  )
}

/** The available Chromiums, all of which the suite must pass with before a release, by the names for `SIGNPOST_CHROMIUM`. */
export async function findChromiums(): Promise<readonly string[]> {
  const named = process.env.SIGNPOST_CHROMIUM
  if (named) return [named]
  const found: string[] = []
  for (const [name, find] of Object.entries(sources)) if (await find()) found.push(name)
  return found
}

async function namedChromium(name: string): Promise<Chromium> {
  const find = Object.hasOwn(sources, name) ? sources[name] : undefined
  const chromium = await find?.()
  if (chromium) return chromium
  if (find) {
    throw new Error(
      `SIGNPOST_CHROMIUM is "${name}", which has no browser: choose another or unset it.`,
    )
  }
  if (existsSync(name)) return { executablePath: name, origin: 'SIGNPOST_CHROMIUM' }
  throw new Error(`SIGNPOST_CHROMIUM names ${name}, which does not exist: correct or unset it.`)
}

function playwrightChromium(): Chromium | undefined {
  const executablePath = playwright.executablePath()
  return existsSync(executablePath) ? { executablePath, origin: "Playwright's" } : undefined
}
