import { run } from '../run.ts'

/** What a user downloads is within its budgets: those of .size-limit.json, and that of a page, which says it itself. */
export function checkSizes(): boolean {
  const built = run('vite', ['build', '--config', 'test/sizes/page/vite.config.ts']) === 0
  return run('size-limit', []) === 0 && built
}
