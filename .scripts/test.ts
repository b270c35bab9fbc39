import { findChromium } from './chromium/findChromium.ts'
import { run } from './run.ts'

// What follows the command goes to Vitest: names of files, or `--project node`.
const options = process.argv.slice(2)
const long = options.includes('--all')

try {
  const { origin, executablePath } = await findChromium()
  console.log(`Browser: ${executablePath} (${origin})`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

process.exitCode = run(
  'vitest',
  [
    'run',
    '--reporter=default',
    '--reporter=./.scripts/TallyReporter.ts',
    ...options.filter((option) => option !== '--all'),
  ],
  { env: { SIGNPOST_LONG: long ? '1' : '0' } },
)
