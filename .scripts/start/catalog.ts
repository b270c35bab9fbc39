import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { writeMarkdown } from '../catalog/writeMarkdown.ts'
import { writeRegistry } from '../catalog/writeRegistry.ts'
import { icon } from '../icon.ts'
import { root } from '../root.ts'
import { runAside } from '../run.ts'
import { hashSources } from './hashSources.ts'

const cache = join(root, '.cache/catalog')
const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')

/** The state of a catalog: complete, to be built, or impossible because the demo was installed without Storybook. */
type CatalogState = 'built' | 'building' | 'missing'

/** Copies the catalog of these sources into a folder, if it was built before. Otherwise writes a page that explains how to get it, and the components for shadcn. */
export function placeCatalog(folder: string): CatalogState {
  const built = join(cache, hashSources())
  if (existsSync(built)) {
    cpSync(built, folder, { recursive: true })
    return 'built'
  }
  const state = existsSync(storybook) ? 'building' : 'missing'
  const page = readFileSync(join(import.meta.dirname, 'waiting.html'), 'utf8')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    page.replace('<body data-state="building">', `<body data-state="${state}">`),
  )
  cpSync(icon, join(folder, 'favicon.svg'))
  writeRegistry(folder)
  return state
}

/** Builds the catalog, and replaces the waiting page with it. */
export async function buildCatalog(folder: string, signal: AbortSignal): Promise<void> {
  const name = hashSources()
  const draft = join(cache, `draft-${process.pid}`)
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', draft]
  try {
    const fault = await runAside(process.execPath, [storybook, ...args], { signal, isLater: true })
    if (signal.aborted) return
    if (fault !== undefined) throw new Error(fault)
    writeMarkdown(draft)
    writeRegistry(draft)
    keep(draft, name)
    replace(folder, join(cache, name))
  } catch (error) {
    // The service continues without the catalog.
    console.error('The catalog could not be built.', error)
    writeFileSync(join(folder, 'failed.txt'), '')
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Stores a build under the name of its sources, and removes older ones. */
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
