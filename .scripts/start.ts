import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

console.log('The service does not exist yet, so this opens what there is: the catalog.\n')

const catalog = spawn(
  join(root, 'node_modules/.bin/storybook'),
  ['dev', '--host', '127.0.0.1', '--port', '6006', '--no-open', '--disable-telemetry'],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
)
catalog.on('exit', (code) => {
  process.exitCode = code ?? 0
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => catalog.kill(signal))
