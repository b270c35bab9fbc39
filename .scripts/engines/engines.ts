import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Display } from './display.ts'

export const engines = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof engines)[number]
/** The engines other than Chromium, which every test run finds or downloads. */
export type OtherEngine = Exclude<Engine, 'chromium'>

/** The programs that start a browser of an engine. The first one on the path is used. */
const programs: Readonly<Record<OtherEngine, readonly string[]>> = {
  firefox: ['firefox-esr', 'firefox'],
  webkit: ['WebKitWebDriver'],
}

/** The Debian package of each engine. */
const packages: Readonly<Record<OtherEngine, string>> = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver',
}

/** The engine of `SIGNPOST_ENGINE`. */
export function engineOfRun(): Engine {
  const name = process.env.SIGNPOST_ENGINE || 'chromium'
  const engine = engines.find((one) => one === name)
  if (engine) return engine
  throw new Error(`SIGNPOST_ENGINE is "${name}": choose one of ${engines.join(', ')}.`)
}

/** The program of an engine. Throws when it is not installed. */
export function programOf(engine: OtherEngine): string {
  const program = findProgram(programs[engine])
  if (program !== undefined) return program
  throw new Error(
    `SIGNPOST_ENGINE is "${engine}", which is not installed: install ${packages[engine]} (Debian), or unset it.`,
  )
}

/** The reason why an engine cannot run here, or null when it can. */
export function missing(engine: Engine, display: Display | null): string | null {
  if (engine === 'chromium') return null
  if (!findProgram(programs[engine]))
    return `not installed (Debian: apt-get install ${packages[engine]})`
  return display ? null : 'it needs Xvfb, which is not installed (Debian: apt-get install xvfb)'
}

/** The first program that is on the path. */
function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return paths.find((path) => existsSync(path))
}
