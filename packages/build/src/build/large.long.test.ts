import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const bench = join(import.meta.dirname, '../../../service/bench/data/buildLarge.ts')

test('100 MB of PBF are read in bounded memory', { timeout: 1_200_000 }, async () => {
  // The process fails when its heap exceeds the limit that it is started with.
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--max-old-space-size=400', '--conditions=@signpost/source'],
    ...[bench, '100', '--read-only'],
  ])
  const figure = (name: string): number =>
    Number(new RegExp(`${name} +│ '?([\\d.]+)`).exec(stdout)?.[1])
  expect(figure('extract, MB')).toBeGreaterThanOrEqual(100)
  expect(figure('address')).toBeGreaterThan(2_900_000)
  expect(figure('most memory, MB')).toBeLessThan(1000)
})
