import { checkBundlers } from './check/bundlers.ts'
import { checkCatalog } from './check/catalog.ts'
import { checkConsumer } from './check/consumer.ts'
import { checkDependencies } from './check/dependencies.ts'
import { checkEnglish } from './check/english.ts'
import { checkExamples } from './check/examples.ts'
import { checkPackages } from './check/packages.ts'
import { checkSizes } from './check/sizes.ts'
import { checkTypes } from './check/types.ts'
import { run } from './run.ts'
import { runSuite } from './test/runSuite.ts'

// Biome colours every letter of a difference, in a log too.
const plain = process.stdout.isTTY ? [] : ['--colors=off']

/** One after another; the first that fails ends the check. */
const steps: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  lint: () => run('biome', ['ci', '--error-on-warnings', ...plain]) === 0,
  dependencies: checkDependencies,
  english: checkEnglish,
  types: checkTypes,
  build: () => run('pnpm', ['-r', 'build']) === 0,
  packages: checkPackages,
  consumer: checkConsumer,
  bundlers: checkBundlers,
  examples: checkExamples,
  stories: () => runSuite({ options: ['--project', 'stories'] }).failed === 0,
  compatibility: () =>
    runSuite({ options: ['--project', 'react18', '--project', 'preact'] }).failed === 0,
  catalog: checkCatalog,
  sizes: checkSizes,
  unused: () => run('knip', []) === 0,
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !(name in steps))
if (unknown !== undefined) {
  console.error(`There is no step "${unknown}": the steps are ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}

for (const [name, step] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const start = performance.now()
  const passed = await passes(step)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${name} ${passed ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (!passed) process.exit(1)
}

/** A step may also fail by an error that says what happened. */
async function passes(step: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await step()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}
