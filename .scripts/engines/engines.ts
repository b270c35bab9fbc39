import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type LaunchOptions, webkit } from 'playwright'
import { faceOfRun, fontsOf } from '../chromium/fonts.ts'
import type { Display } from './display.ts'
import { firefoxOptions } from './firefox.ts'

export const engines = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof engines)[number]
/** The engines other than Chromium, which every test run finds or downloads. */
export type OtherEngine = Exclude<Engine, 'chromium'>

/** The commands that install an engine. */
const installs: Readonly<Record<OtherEngine, string>> = {
  firefox: 'apt-get install firefox-esr (Debian)',
  webkit: 'npx playwright install --with-deps webkit',
}

/** The engine of `SIGNPOST_ENGINE`. */
export function engineOfRun(): Engine {
  const name = process.env.SIGNPOST_ENGINE || 'chromium'
  const engine = engines.find((one) => one === name)
  if (engine) return engine
  throw new Error(`SIGNPOST_ENGINE is "${name}": choose one of ${engines.join(', ')}.`)
}

/** The options that start an engine: Firefox is an ordinary one, and WebKit is Playwright's. Throws when it is not installed. */
export function optionsOf(engine: OtherEngine): LaunchOptions {
  const program = programOf(engine)
  if (program === undefined) {
    throw new Error(
      `SIGNPOST_ENGINE is "${engine}", which is not installed: run ${installs[engine]}, or unset it.`,
    )
  }
  if (engine === 'firefox') return { ...firefoxOptions(program), headless: false }
  return { env: { ...process.env, ...fontsOf(faceOfRun()) } }
}

/** The reason why an engine cannot run here, or null when it can. */
export function missing(engine: Engine, display: Display | null): string | null {
  if (engine === 'chromium') return null
  if (programOf(engine) === undefined) return `not installed (${installs[engine]})`
  if (engine === 'webkit' || display) return null
  return 'it needs Xvfb, which is not installed (Debian: apt-get install xvfb)'
}

function programOf(engine: OtherEngine): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths =
    engine === 'webkit'
      ? [webkit.executablePath()]
      : ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name)))
  return paths.find((path) => existsSync(path))
}
