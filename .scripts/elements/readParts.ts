import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { partsIn } from '../../.storybook/reference/stylesheets.ts'
import { readManifest } from '../packages.ts'
import { root } from '../root.ts'

/** The names of the parts in the stylesheets that a module imports, directly or indirectly. */
export function readParts(file: string): string[] {
  const sheets = [...modulesFrom(file)].flatMap((module) =>
    importsOf(module).flatMap((name) => (name.endsWith('.css?inline') ? [sheetOf(name)] : [])),
  )
  return [...new Set(sheets.flatMap(partsIn))].sort()
}

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const { staticImports, dynamicImports } = parseSync(file, code).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ]
}

/** A module, and the modules of its own package that it imports. */
function modulesFrom(file: string, known: Set<string> = new Set()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const name of importsOf(file)) {
    if (name.startsWith('.')) modulesFrom(join(dirname(file), name), known)
  }
  return known
}

function sheetOf(name: string): string {
  const [, folder = '', file = ''] = /^@signpost\/(\w+)\/(.+)\?inline$/.exec(name) ?? []
  if (folder === '') return ''
  const manifest = readManifest(join(root, 'packages', folder))
  const source = manifest.exports?.[`./${file}`]?.['@signpost/source']
  if (source === undefined) throw new Error(`@signpost/${folder} does not export ${file}.`)
  return readFileSync(join(root, 'packages', folder, source), 'utf8')
}
