import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { readManifest } from '../packages.ts'
import { root } from '../root.ts'
import type { Export } from './Export.ts'
import { commentBefore, signatureOf } from './signatureOf.ts'

type Program = ReturnType<typeof parseSync>['program']
type Statement = Program['body'][number]

interface Module {
  readonly file: string
  readonly text: string
  readonly parsed: ReturnType<typeof parseSync>
}

const modules = new Map<string, Module>()

/** Every export of one of our modules by name, wherever it is declared. */
export function exportsOf(file: string): ReadonlyMap<string, Export> {
  const module = read(file)
  const found = new Map<string, Export>()
  for (const { entries } of module.parsed.module.staticExports) {
    for (const { exportName, importName, localName, moduleRequest, isType } of entries) {
      const source = moduleRequest && resolve(moduleRequest.value, file)
      if (moduleRequest && exportName.name === null) {
        for (const [name, one] of source ? exportsOf(source) : [])
          found.set(name, isType ? { ...one, isType } : one)
        continue
      }
      const name = exportName.name ?? 'default'
      const wanted = (moduleRequest ? importName.name : localName.name) ?? name
      const one = source ? exportsOf(source).get(wanted) : localExport(module, wanted)
      found.set(name, {
        ...(one ?? foreign(moduleRequest?.value)),
        name,
        isType: isType || one?.isType === true,
      })
    }
  }
  return found
}

/** An export that another package declares. */
function foreign(from = 'another package'): Omit<Export, 'name'> {
  return { isType: false, text: `See \`${from}\`.`, signature: '' }
}

/** A declaration of a module, or an import under this name. */
function localExport(module: Module, name: string): Export | undefined {
  const { text, parsed, file } = module
  const declared = parsed.program.body.filter((statement) => namesOf(statement).includes(name))
  if (declared.length > 0) {
    const isType = declared.every((one) =>
      /^TS(Interface|TypeAlias)Declaration$/.test(declarationOf(one)?.type ?? ''),
    )
    const signature = declared.map((one) => signatureOf(declarationOf(one), name, text)).join('\n')
    const comments = declared.map(({ start }) => commentBefore(start, parsed.comments, text))
    return { name, isType, text: comments.find(Boolean) ?? '', signature }
  }
  for (const { entries, moduleRequest } of parsed.module.staticImports) {
    const entry = entries.find(({ localName }) => localName.value === name)
    const source = entry && resolve(moduleRequest.value, file)
    if (entry) return source ? exportsOf(source).get(entry.importName.name ?? 'default') : undefined
  }
  return undefined
}

function declarationOf(statement: Statement) {
  return statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
}

function namesOf(statement: Statement): readonly string[] {
  const declaration = declarationOf(statement)
  if (!declaration) return []
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  return 'id' in declaration && declaration.id && 'name' in declaration.id
    ? [declaration.id.name]
    : []
}

function read(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const module = { file, text, parsed: parseSync(file, text) }
  modules.set(file, module)
  return module
}

/** The source of a module that one of ours imports; undefined for other packages. */
function resolve(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) {
    const file = join(dirname(from), specifier)
    return existsSync(file) ? file : undefined
  }
  const [, name = '', path = ''] = specifier.match(/^@signpost\/([^/]+)\/?(.*)$/) ?? []
  if (name === '') return undefined
  const folder = join(root, 'packages', name)
  const { exports = {} } = readManifest(folder)
  const source = exports[path === '' ? '.' : `./${path}`]?.['@signpost/source']
  return source === undefined ? undefined : join(folder, source)
}
