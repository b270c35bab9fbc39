import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

export interface LoadBudget {
  readonly page: string
  /** A page with only the code of any app, which is not counted. */
  readonly plainPage: string
  /** The maximum number of compressed bytes by which the initial load of the page may exceed the plain page. */
  readonly limit: number
  /** The modules that must be loaded on use. */
  readonly later: readonly RegExp[]
  /** The same limit once these modules are loaded too. */
  readonly inUse: { readonly limit: number; readonly modules: readonly RegExp[] }
}

/** Fails a build whose page loads too much, initially or in use, or loads modules too early. */
export function loads({ page, plainPage, limit, later, inUse }: LoadBudget): Plugin {
  return {
    name: 'loads',
    generateBundle(_, bundle) {
      const all = Object.values(bundle).filter((output) => output.type === 'chunk')
      const pageOf = (name: string) => all.filter((chunk) => chunk.facadeModuleId?.endsWith(name))
      const plain = withImports(pageOf(plainPage), all)
      const added = (roots: readonly Rolldown.OutputChunk[]) =>
        [...withImports(roots, all)].filter((chunk) => !plain.has(chunk))
      const has = (chunk: Rolldown.OutputChunk, pattern: RegExp) =>
        Object.keys(chunk.modules).some((module) => pattern.test(module))

      const first = added(pageOf(page))
      const early = later.filter((pattern) => first.some((chunk) => has(chunk, pattern)))
      if (early.length > 0) this.error(`Loaded initially instead of on use: ${early.join(', ')}`)
      const used = inUse.modules.map((pattern) => all.filter((chunk) => has(chunk, pattern)))
      if (used.some((chunks) => chunks.length === 0)) this.error('A module in use is not there.')
      for (const [when, chunks, most] of [
        ['initially', first, limit],
        ['in use', added([...pageOf(page), ...used.flat()]), inUse.limit],
      ] as const) {
        const size = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
        const measured = `${page} ${when} loads ${size} bytes (gzip); its budget is ${most}.`
        if (size > most) this.error(measured)
        console.log(measured)
      }
    },
  }
}

/** Some chunks and all that they import statically. */
function withImports(
  roots: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const found = new Set(roots)
  for (const { imports } of found) {
    for (const chunk of all) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return found
}
