import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from 'dependency-cruiser'
import { buildCatalog } from './catalog/buildCatalog.ts'
import { checkBundlers } from './check/bundlers.ts'
import { faultsOfPages } from './check/catalog/faultsOfPages.ts'
import { checkConsumer } from './check/consumer.ts'
import { checkPackages } from './check/packages.ts'
import { cruiseWorkspace } from './dependencies/cruiseWorkspace.ts'
import { workspacePackages } from './packages.ts'
import { root } from './root.ts'
import { run } from './run.ts'
import { runSuite } from './test/runSuite.ts'

// Biome colors every letter of a difference, even in a log.
const plain = process.stdout.isTTY ? [] : ['--colors=off']

/** Prints its faults, and returns whether it passed. */
type Step = () => boolean | Promise<boolean>

/** The files named `*.check.test.*`, which start the service, an adapter or the explorer, or test builds and the repository's tools. */
const files = globSync('{packages/*/src,test}/**/*.check.test.*', { cwd: root })
/** True for a test that starts programs, most of which wait at times. */
const startsProgram = (file: string): boolean => /^(packages|test\/(contract|e2e))\//.test(file)
const passesIn = (only: readonly string[]): boolean =>
  runSuite({ options: ['--project', 'node', ...only] }).failed === 0

/** The checks of the sources and of the built packages. */
const packages: Readonly<Record<string, Step>> = {
  lint: () => run('biome', ['ci', '--error-on-warnings', ...plain]) === 0,
  dependencies: async () => {
    const result = await cruiseWorkspace(root)
    const { output, exitCode } = await format(result, { outputType: 'err-long' })
    console.log(output)
    return exitCode === 0
  },
  // The sources, tests and stories of every package, and the files in the root.
  types: () =>
    [root, ...workspacePackages().map(({ folder }) => folder)]
      .filter((folder) => existsSync(join(folder, 'tsconfig.json')))
      .map((folder) => run('tsc', ['-p', folder]))
      .every((code) => code === 0),
  build: () => run('pnpm', ['-r', 'build']) === 0,
  packages: checkPackages,
  consumer: checkConsumer,
  // The downloads of a user, with the budgets of .size-limit.json and those of the pages of `test/sizes`.
  sizes: () =>
    [
      run('vite', ['build', '--config', 'test/sizes/page/vite.config.ts']),
      run('node', ['test/sizes/page/splitByFiles.ts']),
      run('size-limit', []),
    ].every((code) => code === 0),
  tools: () => passesIn(files.filter((file) => !startsProgram(file))),
  unused: () => run('knip', []) === 0,
}

/** Each browser file has its own page, because some count the objects of a page. */
const browserChecks = ['--isolate', '--project', 'browser', '.check.']

/** The browser tests that `test` leaves to `check`: stories, React 18, React Compiler, and the files named `*.check.browser.*`. */
const pages: Readonly<Record<string, Step>> = {
  stories: () => runSuite({ options: ['--project', 'stories'] }).failed === 0,
  react18: () =>
    runSuite({ options: ['--project', 'react18', '--project', 'compiler'] }).failed === 0,
  pages: () => runSuite({ options: browserChecks }).failed === 0,
}

const processes: Readonly<Record<string, Step>> = {
  processes: () => passesIn(files.filter(startsProgram)),
}

/** The steps of `test:all`. */
const more: Readonly<Record<string, Step>> = {
  bundlers: checkBundlers,
  // The catalog can be built, and each page opens from a sub-path without console messages.
  catalog: async () => {
    const site = join(root, '.cache/catalog-check')
    if (!buildCatalog(site)) return false
    const faults = await faultsOfPages(site)
    for (const fault of faults) console.error(fault)
    return faults.length === 0
  },
}

const steps = { ...packages, ...pages, ...processes, ...more }
const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !(name in steps))
if (unknown !== undefined) {
  console.error(`There is no step "${unknown}": the steps are ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}
// Most steps of the packages use one core, and tests wait at times. Running all at once takes a third less time.
process.exitCode =
  chosen.length > 0
    ? await runSteps(chosen)
    : await runTogether([processes, packages, pages].map(Object.keys))

/** Runs steps one after another, even after a failure, because later steps have more to report. */
async function runSteps(names: readonly string[]): Promise<number> {
  const { SIGNPOST_SUMMARY: summary } = process.env
  let hasFailed = false
  for (const [name, step] of Object.entries(steps)) {
    if (!names.includes(name)) continue
    console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
    const start = performance.now()
    const failed = !(await passes(step))
    hasFailed ||= failed
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const outcome = `${seconds.padStart(7)} s  ${name} ${failed ? 'FAILED' : 'passed'}`
    console.log(outcome)
    if (summary) appendFileSync(summary, `${outcome}\n`)
  }
  return Number(hasFailed)
}

/** Runs groups of steps in one process each. The end of the log lists the result of each step. */
async function runTogether(groups: readonly (readonly string[])[]): Promise<number> {
  const script = fileURLToPath(import.meta.url)
  const folder = mkdtempSync(join(tmpdir(), 'signpost-check-'))
  const summary = join(folder, 'summary')
  writeFileSync(summary, '')
  const env = { ...process.env, SIGNPOST_SUMMARY: summary }
  const codes = await Promise.all(
    groups.map(async (names) => {
      const child = spawn(process.execPath, [script, ...names], { stdio: 'inherit', env })
      const [code] = await once(child, 'exit')
      return Number(code !== 0)
    }),
  )
  console.log(`\nWhere the time went:\n${readFileSync(summary, 'utf8')}`)
  rmSync(folder, { recursive: true })
  return Math.max(...codes)
}

/** True when a step passes. A step may also fail with an error that explains the failure. */
async function passes(step: Step): Promise<boolean> {
  try {
    return await step()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}
