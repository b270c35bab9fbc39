/** Prints the results of all benchmarks, or of those whose path contains a given word: `bench store relevance`. Some take settings, such as `bench soak --minutes 5` or a folder: `bench answers-of-providers FOLDER`. */
import { globSync, statSync } from 'node:fs'
import { arch, availableParallelism, cpus, platform } from 'node:os'
import { join } from 'node:path'
import { Bench } from 'tinybench'
import type { Benchmark, BenchmarkSettings, Comparison } from './Benchmark.ts'
import { root } from './root.ts'

const { patterns: asked, settings } = readArguments(process.argv.slice(2))
const files = globSync(['test/bench/*.bench.ts', 'packages/*/bench/*.bench.ts'], { cwd: root })
  .filter((file) => asked.length === 0 || asked.some((word) => file.includes(word)))
  .sort()
if (files.length === 0) throw new Error(`No benchmark has "${asked.join('" or "')}" in its path.`)

const processor = cpus()[0]?.model ?? 'unknown processor'
console.log(
  `Node ${process.version}, ${platform()} ${arch()}, ${availableParallelism()} × ${processor}`,
)

for (const file of files) {
  const { benchmark }: { benchmark: Benchmark } = await import(join(root, file))
  if ('onlyByName' in benchmark && benchmark.onlyByName && asked.length === 0) continue
  console.log(`\n${benchmark.title}`)
  if ('tasks' in benchmark) {
    console.table(await compare(benchmark))
    continue
  }
  const measured = benchmark.measure(settings)
  if (Symbol.asyncIterator in measured) for await (const rows of measured) console.table(rows)
  else console.table(await measured)
}

/** Separates `--name value` and a folder from the patterns that select benchmarks. */
function readArguments(args: readonly string[]): {
  patterns: string[]
  settings: BenchmarkSettings
} {
  const patterns: string[] = []
  const settings: Record<string, string> = {}
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg.startsWith('--')) settings[arg.slice(2)] = args[++index] ?? ''
    else if (statSync(arg, { throwIfNoEntry: false })?.isDirectory()) settings.folder = arg
    else patterns.push(arg)
  }
  return { patterns, settings }
}

async function compare({ title, tasks }: Comparison): Promise<object[]> {
  const bench = new Bench({ time: 1_000, warmupTime: 250, throws: true })
  for (const [name, task] of Object.entries(tasks)) bench.add(name, task)
  await bench.run()
  const latencies = bench.tasks.map(({ name, result }) => {
    if (result.state !== 'completed') throw new Error(`${title}: "${name}" did not complete.`)
    return { name, ...result.latency }
  })
  // Other work on the machine only slows a run down, so the best runs are compared.
  const first = latencies[0]?.min ?? Number.NaN
  return latencies.map(({ name, min, p50, samplesCount }) => ({
    task: name,
    'best, ms': round(min),
    'median, ms': round(p50),
    'ratio of the best': round(min / first),
    samples: samplesCount,
  }))
}

function round(figure: number): number {
  return Number(figure.toPrecision(3))
}
