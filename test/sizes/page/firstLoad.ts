import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

export interface FirstLoadBudget {
  /** The maximum number of compressed bytes by which the initial load of the page may exceed the plain page. */
  readonly limit: number
  readonly page: string
  /** A page with only the code of any app, which is not counted. */
  readonly plainPage: string
  /** The modules that must be loaded on use. */
  readonly later: readonly RegExp[]
}

/** Fails a build whose page loads too much initially, or loads modules too early. */
export function firstLoad({ limit, page, plainPage, later }: FirstLoadBudget): Plugin {
  return {
    name: 'first-load',
    generateBundle(_, bundle) {
      const plain = chunksAtFirst(bundle, plainPage)
      const chunks = [...chunksAtFirst(bundle, page)].filter((chunk) => !plain.has(chunk))
      const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules))
      const early = later.filter((pattern) => modules.some((module) => pattern.test(module)))
      if (early.length > 0) this.error(`Loaded initially instead of on use: ${early.join(', ')}`)
      const size = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
      const measured = `${page} initially loads ${size} bytes (gzip); its budget is ${limit}.`
      if (size > limit) this.error(measured)
      console.log(measured)
    },
  }
}

/** The chunks of a page and their static imports. */
function chunksAtFirst(bundle: Rolldown.OutputBundle, page: string): Set<Rolldown.OutputChunk> {
  const all = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set(all.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(page)))
  for (const { imports } of found) {
    for (const chunk of all) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return found
}
