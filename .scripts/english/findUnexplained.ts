import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** The exported hooks and components of an entry point without an `@example` in their doc comment, each with its file. */
export function findUnexplained(entry: string): string[] {
  return [...exportsOf(entry)].flatMap(([name, file]) =>
    isExplained(name, file) ? [] : [`${file}: ${name}`],
  )
}

const hookOrComponent = /^(?:use[A-Z]|[A-Z][a-z])/

/** The hooks and components that a module exports, directly or through modules of its package, with their files. */
function exportsOf(file: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { entries } of parse(file).module.staticExports) {
    for (const { exportName, importName, moduleRequest, isType } of entries) {
      if (isType) continue
      const source = moduleRequest && join(dirname(file), moduleRequest.value)
      if (source && !existsSync(source)) continue
      const inner = source ? exportsOf(source) : undefined
      const { name } = exportName
      if (name === null) for (const [each, its] of inner ?? []) found.set(each, its)
      else if (hookOrComponent.test(name))
        found.set(name, inner?.get(importName.name ?? name) ?? file)
    }
  }
  return found
}

function isExplained(name: string, file: string): boolean {
  const { text, comments, module } = parse(file)
  const statement = module.staticExports.find(({ entries }) =>
    entries.some(({ exportName }) => exportName.name === name),
  )
  return comments.some(
    ({ value, end }) =>
      value.includes('@example') && text.slice(end, statement?.start).trim() === '',
  )
}

function parse(file: string): ReturnType<typeof parseSync> & { readonly text: string } {
  const text = readFileSync(file, 'utf8')
  return Object.assign(parseSync(file, text), { text })
}
