import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Plugin, parseSync } from 'vite'
import { root } from '../root.ts'

const source = join(root, 'packages/client/src')
/** The packages that load parts of their code on demand. */
const lazyPackages = ['react', 'map'].map((name) => join(root, 'packages', name, 'src'))

const barrels: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  '@signpost/client': modulesBehind('index.ts'),
  '@signpost/client/domain': modulesBehind('domain/index.ts'),
}

/** In packages with lazy parts, replaces imports from the client's entry points with imports from the modules behind them. A bundler that splits by files, such as esbuild, would otherwise put every module that any lazy part needs into the first chunk, because the entry point refers to it. */
export const withoutBarrel: Plugin = {
  name: 'without-barrel',
  enforce: 'post',
  transform(code, id) {
    const isLazy = lazyPackages.some((folder) => id.startsWith(folder))
    if (!isLazy || !code.includes('@signpost/client')) return undefined
    const { staticImports, staticExports } = parseSync('module.js', code).module
    const statements = [
      ...staticImports.map(({ start, end, moduleRequest, entries }) => ({
        start,
        end,
        names: entries.map(({ importName, localName }) => [importName.name, localName.value]),
        from: moduleRequest.value,
        keyword: 'import',
      })),
      ...staticExports.map(({ start, end, entries }) => ({
        start,
        end,
        names: entries.map(({ importName, exportName }) => [importName.name, exportName.name]),
        from: entries[0]?.moduleRequest?.value,
        keyword: 'export',
      })),
    ]
    let written = code
    for (const { start, end, names, from, keyword } of statements.sort(
      (a, b) => b.start - a.start,
    )) {
      const modules = from === undefined ? undefined : barrels[from]
      if (modules === undefined) continue
      const direct = names.map(([name, as]) => {
        const module = name == null ? undefined : modules.get(name)
        if (module === undefined) throw new Error(`${id}: ${from} has no module for ${name}.`)
        return `${keyword} { ${name} as ${as} } from '${module}';`
      })
      // The number of lines stays the same, so that the source map is valid.
      const lines = code.slice(start, end).split('\n').length - 1
      written = written.slice(0, start) + direct.join(' ') + '\n'.repeat(lines) + written.slice(end)
    }
    return { code: written, map: null }
  },
}

/** The module behind each value of an entry point. */
function modulesBehind(file: string): ReadonlyMap<string, string> {
  const path = join(source, file)
  const { staticExports } = parseSync(path, readFileSync(path, 'utf8')).module
  return new Map(
    staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, exportName: { name }, moduleRequest }) => {
        if (isType || name === null || !moduleRequest) return []
        const module = relative(source, join(path, '..', moduleRequest.value))
        return [[name, `@signpost/client/internal/${module.replace(/\.ts$/, '.js')}`] as const]
      }),
  )
}
