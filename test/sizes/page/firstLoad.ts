import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

export interface FirstLoadBudget {
  /** How many bytes may be loaded before anybody touches the page, compressed. */
  readonly limit: number
  /** Modules that are to be loaded when they are used. */
  readonly later: readonly RegExp[]
}

/** Fails a build whose page loads too much at first, or too early what can wait. */
export function firstLoad({ limit, later }: FirstLoadBudget): Plugin {
  return {
    name: 'first-load',
    generateBundle(_, bundle) {
      const chunks = chunksAtFirst(bundle)
      const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules))
      const early = later.filter((pattern) => modules.some((module) => pattern.test(module)))
      if (early.length > 0) this.error(`Loaded at first, not when used: ${early.join(', ')}`)
      const size = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
      const measured = `The page loads ${size} bytes at first (gzip); its budget is ${limit}.`
      if (size > limit) this.error(measured)
      console.log(measured)
    },
  }
}

/** The chunks of the page, and what they import other than on demand. */
function chunksAtFirst(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const all = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set(all.filter(({ isEntry }) => isEntry))
  for (const { imports } of found) {
    for (const chunk of all) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return [...found]
}
