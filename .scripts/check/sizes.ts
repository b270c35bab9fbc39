import { run } from '../run.ts'

/**
 * Checks that what a user downloads is within its budgets: those of .size-limit.json, and those that the pages of `test/sizes` set
 * themselves.
 */
export function checkSizes(): boolean {
  const results = [
    run('vite', ['build', '--config', 'test/sizes/page/vite.config.ts']),
    run('node', ['test/sizes/page/splitByFiles.ts']),
    run('size-limit', []),
  ]
  return results.every((result) => result === 0)
}
