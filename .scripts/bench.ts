/** Prints the results of all benchmarks, or of those whose path contains a given word: `bench store relevance`. `--help` lists them, with the settings that some take. */
import { globSync, statSync } from 'node:fs'
import { arch, availableParallelism, cpus, platform } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Bench } from 'tinybench'
import type { Benchmark, Comparison } from './Benchmark.ts'
import { root } from './root.ts'

const benchmarks = new Map<string, Benchmark>()
for (const file of globSync('{test,packages/*}/bench/*.bench.ts', { cwd: root }).sort()) {
  const { benchmark }: { benchmark: Benchmark } = await import(join(root, file))
  benchmarks.set(file, benchmark)
}
const { isHelp, words, settings } = readArguments()
if (isHelp) printHelp()
else await measureAll()

/** Separates options and a folder from the words that select benchmarks. */
function readArguments() {
  const names = [...benchmarks.values()].flatMap((one) => Object.keys(settingsOf(one)))
  const { values, positionals } = parseArgs({
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  })
  const { help, ...options } = values
  const isFolder = (one: string) => statSync(one, { throwIfNoEntry: false })?.isDirectory() === true
  const folder = positionals.find(isFolder)
  return {
    isHelp: help === true,
    words: positionals.filter((one) => !isFolder(one)),
    settings: { ...options, ...(folder !== undefined && { folder }) },
  }
}

function printHelp(): void {
  console.log('bench [WORD …] [--SETTING VALUE …] [FOLDER]\n')
  for (const [file, benchmark] of benchmarks) {
    const byName = isOnlyByName(benchmark) ? ' (only by name)' : ''
    console.log(`${basename(file, '.bench.ts')}${byName}: ${benchmark.title}`)
    for (const [name, meaning] of Object.entries(settingsOf(benchmark))) {
      console.log(`  ${name === 'folder' ? 'FOLDER' : `--${name}`}: ${meaning}`)
    }
  }
}

async function measureAll(): Promise<void> {
  const chosen = [...benchmarks].flatMap(([file, one]) =>
    (words.length === 0 ? !isOnlyByName(one) : words.some((word) => file.includes(word)))
      ? [one]
      : [],
  )
  if (chosen.length === 0)
    throw new Error(`No benchmark has "${words.join('" or "')}" in its path.`)
  const foreign = Object.keys(settings).find(
    (name) => !chosen.some((one) => name in settingsOf(one)),
  )
  if (foreign) throw new Error(`No chosen benchmark takes "${foreign}".`)
  const processor = cpus()[0]?.model ?? 'unknown processor'
  console.log(
    `Node ${process.version}, ${platform()} ${arch()}, ${availableParallelism()} × ${processor}`,
  )
  for (const benchmark of chosen) {
    console.log(`\n${benchmark.title}`)
    if ('tasks' in benchmark) {
      console.table(await compare(benchmark))
      continue
    }
    const measured = benchmark.measure(settings)
    if (Symbol.asyncIterator in measured) for await (const rows of measured) console.table(rows)
    else console.table(await measured)
  }
}

function settingsOf(benchmark: Benchmark): Readonly<Record<string, string>> {
  return 'settings' in benchmark ? (benchmark.settings ?? {}) : {}
}

function isOnlyByName(benchmark: Benchmark): boolean {
  return 'onlyByName' in benchmark && benchmark.onlyByName === true
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
