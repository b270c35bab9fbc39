import { globSync } from 'node:fs'
import { arch, availableParallelism, cpus, platform } from 'node:os'
import { join } from 'node:path'
import { Bench } from 'tinybench'
import type { Benchmark } from '../test/bench/Benchmark.ts'
import { root } from './root.ts'

const files = globSync(['test/bench/*.bench.ts', 'packages/*/bench/*.bench.ts'], {
  cwd: root,
}).sort()
const processor = cpus()[0]?.model ?? 'unknown processor'
console.log(
  `Node ${process.version}, ${platform()} ${arch()}, ${availableParallelism()} × ${processor}`,
)

for (const file of files) {
  const { benchmark }: { benchmark: Benchmark } = await import(join(root, file))
  await measure(benchmark)
}

async function measure({ title, tasks }: Benchmark): Promise<void> {
  const bench = new Bench({ time: 1_000, warmupTime: 250, throws: true })
  for (const [name, task] of Object.entries(tasks)) bench.add(name, task)
  await bench.run()
  const latencies = bench.tasks.map(({ name, result }) => {
    if (result.state !== 'completed') throw new Error(`${title}: "${name}" did not complete.`)
    return { name, ...result.latency }
  })
  // Other work on the machine makes a run slower, never faster: the best runs are what can be compared.
  const first = latencies[0]?.min ?? Number.NaN
  console.log(`\n${title}`)
  console.table(
    latencies.map(({ name, min, p50, samplesCount }) => ({
      task: name,
      'best, ms': round(min),
      'median, ms': round(p50),
      'ratio of the best': round(min / first),
      samples: samplesCount,
    })),
  )
}

function round(figure: number): number {
  return Number(figure.toPrecision(3))
}
