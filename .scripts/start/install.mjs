import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

// Runs on the Node of the machine, before anything is installed. It installs the `dependencies`, which the demo needs. If `test` or another
// script has installed the rest, that stays.
const root = join(import.meta.dirname, '../..')
const hasAll = existsSync(join(root, 'node_modules/vitest'))
const start = Date.now()
const install = spawn(
  'pnpm',
  ['install', '--reporter=append-only', ...(hasAll ? [] : ['--prod'])],
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  },
)
// Prints a line at least every two seconds, because pnpm prints none while it unpacks the last large packages.
const timer = setTimeout(() => {
  console.log(`Installing … ${Math.round((Date.now() - start) / 1000)} s`)
  timer.refresh()
}, 1800)
for (const [from, to] of [
  [install.stdout, process.stdout],
  [install.stderr, process.stderr],
]) {
  from.on('data', (chunk) => {
    to.write(chunk)
    timer.refresh()
  })
}
install.on('error', ({ message }) => {
  console.error(`Start this through pnpm (npx -y pnpm@12 start): ${message}`)
})
install.on('close', (code) => {
  clearTimeout(timer)
  process.exitCode = code ?? 1
})
