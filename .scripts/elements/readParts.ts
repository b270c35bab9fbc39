import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { partsIn } from '../../.storybook/reference/stylesheets.ts'
import { readManifest } from '../packages.ts'
import { root } from '../root.ts'
import type { Types } from './readTypes.ts'

/** The names of the parts in the stylesheets that a module imports, directly or indirectly. */
export function readParts(file: string, types: Types): string[] {
  const sheets = [...modulesFrom(file, types)].flatMap((module) =>
    types
      .importsOf(module)
      .flatMap((name) => (name.endsWith('.css?inline') ? [sheetOf(name)] : [])),
  )
  return [...new Set(sheets.flatMap(partsIn))].sort()
}

/** A module, and the modules of its own package that it imports. */
function modulesFrom(file: string, types: Types, known: Set<string> = new Set()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const name of types.importsOf(file)) {
    if (name.startsWith('.')) modulesFrom(join(dirname(file), name), types, known)
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
