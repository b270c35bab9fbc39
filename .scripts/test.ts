import { parseArgs } from 'node:util'
import { findChromium } from './chromium/findChromium.ts'
import { run } from './run.ts'

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
})

try {
  const { origin, executablePath } = await findChromium()
  console.log(`Browser: ${executablePath} (${origin})`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

process.exitCode = run(
  'vitest',
  ['run', '--reporter=default', '--reporter=./.scripts/TallyReporter.ts', ...positionals],
  { env: { SIGNPOST_LONG: values.all ? '1' : '0' } },
)
