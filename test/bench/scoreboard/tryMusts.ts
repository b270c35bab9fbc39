import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runAside } from '../../../.scripts/run.ts'
import type { BuiltKit } from './buildKit.ts'

/** The requirements of a combobox that a box meets, and those that it does not. */
export interface Musts {
  readonly held: readonly string[]
  readonly missed: readonly string[]
}

/** Tries the requirements of a combobox on a built kit. */
export async function tryMusts({ kit, built }: BuiltKit): Promise<Musts> {
  const report = join(built, '..', 'musts.json')
  const config = join(import.meta.dirname, 'vitest.config.ts')
  // Most boxes miss some, so a failure is no error.
  await runAside(
    'vitest',
    ['run', '--config', config, '--reporter=json', `--outputFile=${report}`],
    { env: { NODE_ENV: 'test', SCOREBOARD_KIT: kit.name, SCOREBOARD_BUILT: built } },
  )
  return mustsOf(JSON.parse(readFileSync(report, 'utf8')))
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

export function mustsOf({ testResults }: Report): Musts {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  if (results.length === 0) throw new Error('The box could not be shown among other controls.')
  const titles = (isHeld: boolean): string[] =>
    results.filter(({ status }) => (status === 'passed') === isHeld).map(({ title }) => title)
  return { held: titles(true), missed: titles(false) }
}
