/** Prints the results of all benchmarks, or of those whose path contains a given word: `bench store relevance`. `--help` lists them, with the settings that some take. */
import { globSync, statSync } from 'node:fs'
import { arch, availableParallelism, cpus, platform } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Benchmark } from './Benchmark.ts'
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
  const names = [...benchmarks.values()].flatMap(({ settings = {} }) => Object.keys(settings))
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
  for (const [file, { title, onlyByName, settings = {} }] of benchmarks) {
    const byName = onlyByName ? ' (only by name)' : ''
    console.log(`${basename(file, '.bench.ts')}${byName}: ${title}`)
    for (const [name, meaning] of Object.entries(settings)) {
      console.log(`  ${name === 'folder' ? 'FOLDER' : `--${name}`}: ${meaning}`)
    }
  }
}

async function measureAll(): Promise<void> {
  const chosen = [...benchmarks].flatMap(([file, one]) =>
    (words.length === 0 ? !one.onlyByName : words.some((word) => file.includes(word))) ? [one] : [],
  )
  if (chosen.length === 0)
    throw new Error(`No benchmark has "${words.join('" or "')}" in its path.`)
  const foreign = Object.keys(settings).find(
    (name) => !chosen.some((one) => name in (one.settings ?? {})),
  )
  if (foreign) throw new Error(`No chosen benchmark takes "${foreign}".`)
  const processor = cpus()[0]?.model ?? 'unknown processor'
  console.log(
    `Node ${process.version}, ${platform()} ${arch()}, ${availableParallelism()} × ${processor}`,
  )
  for (const benchmark of chosen) {
    console.log(`\n${benchmark.title}`)
    const measured = benchmark.measure(settings)
    if (Symbol.asyncIterator in measured) for await (const rows of measured) console.table(rows)
    else console.table(await measured)
  }
}
