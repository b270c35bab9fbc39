import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

export interface FirstLoadBudget {
  /** The number of compressed bytes that the one page may load more than the other before anybody touches it. */
  readonly limit: number
  readonly page: string
  /** A page with no more than what any app has: what it loads is not counted. */
  readonly plainPage: string
  /** Modules that are to be loaded when they are used. */
  readonly later: readonly RegExp[]
}

/** Fails a build whose page loads too much at first, or too early what can wait. */
export function firstLoad({ limit, page, plainPage, later }: FirstLoadBudget): Plugin {
  return {
    name: 'first-load',
    generateBundle(_, bundle) {
      const plain = chunksAtFirst(bundle, plainPage)
      const chunks = [...chunksAtFirst(bundle, page)].filter((chunk) => !plain.has(chunk))
      const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules))
      const early = later.filter((pattern) => modules.some((module) => pattern.test(module)))
      if (early.length > 0) this.error(`Loaded at first, not when used: ${early.join(', ')}`)
      const size = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
      const measured = `${page} loads ${size} bytes at first (gzip); its budget is ${limit}.`
      if (size > limit) this.error(measured)
      console.log(measured)
    },
  }
}

/** The chunks of a page, and what they import other than on demand. */
function chunksAtFirst(bundle: Rolldown.OutputBundle, page: string): Set<Rolldown.OutputChunk> {
  const all = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set(all.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(page)))
  for (const { imports } of found) {
    for (const chunk of all) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return found
}
