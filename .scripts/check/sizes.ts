import { run } from '../run.ts'

/** Checks that the downloads of a user are within their budgets, those of .size-limit.json and those of the pages of `test/sizes`. */
export function checkSizes(): boolean {
  const results = [
    run('vite', ['build', '--config', 'test/sizes/page/vite.config.ts']),
    run('node', ['test/sizes/page/splitByFiles.ts']),
    run('size-limit', []),
  ]
  return results.every((result) => result === 0)
}
