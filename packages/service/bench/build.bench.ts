import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Benchmark } from '../../../.scripts/Benchmark.ts'
import { build, spawnProgram } from '../src/testing/startProcess.ts'

/** The time in which the first start of the demo builds its data. */
export const benchmark: Benchmark = {
  title: 'The data of the demo',
  async measure() {
    const folder = await mkdtemp(join(tmpdir(), 'signpost-bench-'))
    try {
      const start = performance.now()
      const program = spawnProgram(['--demo', '--out', join(folder, 'data')], {}, { main: build })
      if ((await program.ended) !== 0) throw new Error(program.output())
      const seconds = Number(((performance.now() - start) / 1000).toPrecision(3))
      return [{ 'build, s': seconds, 'aimed at': 45 }]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
