import { existsSync } from 'node:fs'
import { chromium as playwright } from 'playwright'
import type { Chromium } from './Chromium.ts'
import { installedChromium } from './installedChromium.ts'
import { unpackedChromium } from './unpackedChromium.ts'

type Find = () => Chromium | undefined | Promise<Chromium | undefined>

/** The sources of a Chromium by the name with which `SIGNPOST_CHROMIUM` selects one. The first that has a browser is used. */
const sources: Readonly<Record<string, Find>> = {
  installed: installedChromium,
  playwright: playwrightChromium,
  packaged: unpackedChromium,
}

/**
 * The Chromium that the browser tests run in: the one that `SIGNPOST_CHROMIUM` names, else an installed one, else Playwright's, else
 * the one that came with `pnpm install`.
 */
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

/** The Chromiums that the suite has to pass with before a release, by the names that `SIGNPOST_CHROMIUM` takes: every one that is there. */
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
      `SIGNPOST_CHROMIUM is "${name}", and there is none: choose another or unset it.`,
    )
  }
  if (existsSync(name)) return { executablePath: name, origin: 'SIGNPOST_CHROMIUM' }
  throw new Error(`SIGNPOST_CHROMIUM names ${name}, which does not exist: correct or unset it.`)
}

function playwrightChromium(): Chromium | undefined {
  const executablePath = playwright.executablePath()
  return existsSync(executablePath) ? { executablePath, origin: "Playwright's" } : undefined
}
