import { run } from '../run.ts'

/**
 * Checks that what a user downloads is within its budgets: those of .size-limit.json, and the one that the page of `test/sizes` sets
 * itself.
 */
export function checkSizes(): boolean {
  const built = run('vite', ['build', '--config', 'test/sizes/page/vite.config.ts']) === 0
  return run('size-limit', []) === 0 && built
}
