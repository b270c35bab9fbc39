import { join } from 'node:path'
import { readTypes } from '../elements/readTypes.ts'
import { readManifest } from '../packages.ts'
import { root } from '../root.ts'
import { type Export, exportsOf } from './exportsOf.ts'

type EntryPoints = ReadonlyMap<string, ReadonlyMap<string, Export>>

const known = new Map<string, EntryPoints>()

/** The entry points of a package with their exports, except stylesheets and internal entry points. */
export function entryPoints(folder: string): EntryPoints {
  const entries = known.get(folder) ?? readEntryPoints(join(root, 'packages', folder))
  known.set(folder, entries)
  return entries
}

function readEntryPoints(folder: string): EntryPoints {
  const { name, exports = {} } = readManifest(folder)
  const sources = Object.entries(exports).flatMap(([path, { '@signpost/source': source = '' }]) =>
    /\.tsx?$/.test(source) && !path.startsWith('./internal')
      ? [[name + path.slice(1), join(folder, source)] as const]
      : [],
  )
  return readTypes(
    join(folder, 'tsconfig.json'),
    (types) => new Map(sources.map(([entry, file]) => [entry, exportsOf(file, types)])),
  )
}

const chapters: readonly (readonly [title: string, has: (one: Export) => boolean])[] = [
  ['Hooks', ({ name, isType }) => !isType && /^use[A-Z]/.test(name)],
  ['Components and classes', ({ name, isType }) => !isType && /^[A-Z]/.test(name)],
  ['Functions and values', ({ name, isType }) => !isType && !/^(use[A-Z]|[A-Z])/.test(name)],
  ['Types', ({ isType }) => isType],
]

/** The reference of a package as Markdown: its entry points, and each export once, under the first entry point that has it. */
export function apiReference(folder: string): string {
  const entries = entryPoints(folder)
  const origins = new Map<string, readonly [entry: string, one: Export]>()
  for (const [entry, exports] of entries)
    for (const one of exports.values())
      if (!origins.has(one.name)) origins.set(one.name, [entry, one])
  const lists = [...entries].map(([entry, exports]) => `## \`${entry}\`\n\n${listed(exports)}\n`)
  const all = [...origins.values()].sort(([, a], [, b]) => (a.name < b.name ? -1 : 1))
  const parts = chapters.flatMap(([title, has]) => {
    const chosen = all.filter(([, one]) => has(one))
    return chosen.length === 0 ? [] : [`## ${title}\n`, ...chosen.map(described)]
  })
  return [...lists, ...parts].join('\n')
}

function listed(exports: ReadonlyMap<string, Export>): string {
  if (exports.size === 0) return 'No exports: import it for its side effects.'
  return [...exports.keys()]
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ')
}

function described([entry, one]: readonly [string, Export]): string {
  const type = one.isType ? 'type ' : ''
  const lines = [
    `### ${one.name}`,
    one.text,
    `\`\`\`ts\nimport { ${type}${one.name} } from '${entry}'\n\n${one.signature}`.trimEnd(),
  ]
  return `${lines.filter((line) => line !== '').join('\n\n')}\n\`\`\`\n`
}
