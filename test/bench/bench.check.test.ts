import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../.scripts/root.ts'

/** The output of `bench` with these arguments, each of which ends it before a benchmark. */
function bench(...args: string[]) {
  const script = ['--conditions=@signpost/source', join(root, '.scripts/bench.ts'), ...args]
  return spawnSync(process.execPath, script, { encoding: 'utf8' })
}

test('`bench --help` lists the benchmarks with their settings', () => {
  const { status, stdout } = bench('--help')
  expect(status).toBe(0)
  for (const file of globSync('{test,packages/*}/bench/*.bench.ts', { cwd: root })) {
    expect(stdout).toMatch(new RegExp(`^${basename(file, '.bench.ts')}[: ]`, 'm'))
  }
  expect(stdout).toMatch(/^soak .*\n {2}--minutes: /m)
  // The page Performance names these.
  expect(stdout).toMatch(/^place-search: .*\n {2}--rounds: .*\n {2}--only: /m)
})

test.for([
  ['an unknown setting', ['--prot', '9000'], "Unknown option '--prot'"],
  ['a setting of no chosen benchmark', ['decode', '--minutes', '5'], 'takes "minutes"'],
  ['an unknown word', ['marathon'], 'No benchmark has "marathon" in its path'],
] as const)('`bench` reports %s before it measures', ([, args, message]) => {
  const { status, stdout, stderr } = bench(...args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(message)
})
