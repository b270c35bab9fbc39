import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { mustRun } from '../../.scripts/run.ts'
import { follow } from './recipes.ts'
import type { Setting } from './setting.ts'

// The default timeouts assume an idle machine.
const patient = '--testTimeout=300000'

const runners = [
  ['Vitest', 'vitest', ['run', patient]],
  ['Jest 30', 'jest', [patient]],
] as const

/** Tests an app in each test runner with a recipe. */
export function describeRunners(setting: Setting): void {
  describe('an app’s own test finds a row by its role and chooses it', () => {
    test.each(runners)('runs in %s', (recipe, runner, args) => {
      const folder = follow(recipe, runner, setting.tarballs)
      cpSync(join(import.meta.dirname, 'first-box/App.tsx'), join(folder, 'App.tsx'))
      mustRun(join(folder, 'node_modules/.bin', runner), args, { cwd: folder, quiet: true })
    })
  })
}
