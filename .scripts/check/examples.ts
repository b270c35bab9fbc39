import { run } from '../run.ts'

/** The example of Next is built from the tarballs, and a browser finds nothing to complain of. `test:all` tries the other examples, too. */
export function checkExamples(): boolean {
  const env = { SIGNPOST_LONG: '1', SIGNPOST_BUILT: '1' }
  return run('vitest', ['run', '--project', 'node', 'test/examples', '-t', 'Next'], { env }) === 0
}
