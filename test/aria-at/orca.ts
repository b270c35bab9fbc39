import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { root } from '../../.scripts/root.ts'
import { assess } from './assess.ts'
import { plans } from './plans/index.ts'
import { missingPackages, readableKey, startOrca, versionOf } from './startOrca.ts'

// Runs the plans with Orca in Firefox, and writes into the folder `orca` what it spoke. It needs Linux with the Debian packages that it names.

const missing = missingPackages()
if (missing.length > 0) {
  console.log(`Skipped, because these Debian packages are not installed: ${missing.join(', ')}`)
  process.exit(0)
}

const address = { host: '127.0.0.1', port: 0 }
const outDir = join(root, '.cache/aria-at')
const logLevel = 'error'
await build({
  configFile: join(root, 'vite.config.ts'),
  root: join(import.meta.dirname, 'page'),
  logLevel,
  build: { outDir, emptyOutDir: true },
})
const server = await preview({
  configFile: false,
  root: outDir,
  logLevel,
  build: { outDir },
  preview: address,
})
const { port } = server.httpServer.address() as AddressInfo

const day = new Intl.DateTimeFormat('en-CA').format()
const versions = `Orca ${versionOf('orca')}, Firefox ${versionOf('firefox-esr')}, ${day}`
const orca = await startOrca()
const folder = join(import.meta.dirname, 'orca')
mkdirSync(folder, { recursive: true })
try {
  for (const [name, plan] of Object.entries(plans)) {
    const transcript = [versions]
    for (const [title, task] of Object.entries(plan.tasks)) {
      if (task.keys.length === 0) continue
      await orca.open(`http://${address.host}:${port}/?${name}`)
      for (const key of task.setup) await orca.press(key)
      const lines: string[] = []
      const spoken: string[] = []
      for (const key of task.keys) {
        const heard = await orca.press(key)
        spoken.push(...heard)
        lines.push(`[${readableKey(key)}]`, ...heard.map((line) => `    ${line}`))
      }
      transcript.push([title, ...lines, ...assess(plan, task, spoken)].join('\n'))
      console.log(transcript.at(-1))
    }
    writeFileSync(join(folder, `${name}.txt`), `${transcript.join('\n\n')}\n`)
  }
} finally {
  await orca.stop()
  await server.close()
}
