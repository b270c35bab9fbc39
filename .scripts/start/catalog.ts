import { spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { icon } from '../icon.ts'
import { root } from '../root.ts'
import { hashSources } from './hashSources.ts'

const cache = join(root, '.cache/catalog')
const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')

/**
 * Copies the catalog of these sources into a folder, if it was built before. Else writes a waiting page there, and the console says that
 * there is a build to make.
 */
export function placeCatalog(folder: string): boolean {
  const built = join(cache, hashSources())
  const isBuilt = existsSync(built)
  if (isBuilt) cpSync(built, folder, { recursive: true })
  else {
    cpSync(join(import.meta.dirname, 'waiting.html'), join(folder, 'index.html'))
    cpSync(icon, join(folder, 'favicon.svg'))
  }
  return isBuilt
}

/** Builds the catalog at low priority, and replaces the waiting page with it. Returns a function that stops the build. */
export function buildCatalog(folder: string): () => void {
  const name = hashSources()
  const draft = join(cache, `draft-${process.pid}`)
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', draft]
  const build = spawn(process.execPath, [storybook, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (build.pid !== undefined) setPriority(build.pid, constants.priority.PRIORITY_LOW)
  let output = ''
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  build.on('exit', async (code, signal) => {
    try {
      if (code !== 0) throw new Error(output)
      // What reads the types is not loaded before it is needed.
      const { writeMarkdownPages } = await import('../catalog/writeMarkdownPages.ts')
      writeMarkdownPages(draft)
      keep(draft, name)
      replace(folder, join(cache, name))
    } catch (error) {
      // The service goes on without it. A build that was stopped on purpose is not reported.
      if (signal === null) {
        console.error('The catalog could not be built.', error)
        writeFileSync(join(folder, 'failed.txt'), '')
      }
    }
    rmSync(draft, { recursive: true, force: true })
  })
  return () => build.kill()
}

/** Keeps a build under the name of its sources, in the place of older ones. */
function keep(draft: string, name: string): void {
  rmSync(join(cache, name), { recursive: true, force: true })
  renameSync(draft, join(cache, name))
  for (const other of readdirSync(cache)) {
    if (other !== name) rmSync(join(cache, other), { recursive: true, force: true })
  }
}

function replace(folder: string, built: string): void {
  const next = `${folder}-next`
  cpSync(built, next, { recursive: true })
  rmSync(folder, { recursive: true })
  renameSync(next, folder)
}
