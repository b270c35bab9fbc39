import { checkRelease } from './release/checkRelease.ts'
import { openRelease } from './release/openRelease.ts'
import { packRelease } from './release/packRelease.ts'
import { publishRelease } from './release/publishRelease.ts'

// The steps of a release, which docs/releasing.md explains: `npx -y pnpm@12 release open https://host.example/owner/name`. All but `pack` need nothing
// installed, so that no dependency runs where packages are published.
const steps: Readonly<Record<string, (argument: string) => void>> = {
  open: openRelease,
  check: checkRelease,
  pack: packRelease,
  publish: publishRelease,
}
const [name = '', argument = ''] = process.argv.slice(2)
const step = steps[name]
try {
  if (!step) throw new Error(`Name a step: ${Object.keys(steps).join(', ')}.`)
  step(argument)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
