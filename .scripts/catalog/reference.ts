import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { defaultOf } from '../../.storybook/reference/defaultOf.ts'
import { code, markdownTable } from '../../.storybook/reference/markdownTable.ts'
import { notesText } from '../../.storybook/reference/notesText.ts'
import { classNamesOf, slotsOf } from '../../.storybook/reference/slots.ts'
import {
  importPathOf,
  partsIn,
  rootName,
  sheetOf,
  tokensIn,
  tokensOf,
} from '../../.storybook/reference/stylesheets.ts'
import { entryPoints } from '../api/apiReference.ts'
import type { Export } from '../api/exportsOf.ts'
import { root } from '../root.ts'
import { componentFiles, propsOf } from './propsOf.ts'

const componentSheets = 'packages/*/src/!(styles)/*.css'
const tokensFile = 'packages/react/src/styles/tokens.css'

/** The props of a component as a table. */
export function propsTable(component: string): string {
  const props = propsOf(component)?.props ?? []
  return markdownTable(
    ['prop', 'type', 'default', 'what it is'],
    props.map(({ name, type, isRequired, description }) => {
      const described = defaultOf(description, type, isRequired)
      return [code(name), code(type), described.default, described.description]
    }),
  )
}

/** The declarations of the types in the props of a component, and of those that they name. */
function typesText(component: string): string {
  const declared = new Map<string, string>()
  const add = (text: string): void => {
    for (const [name] of text.matchAll(/\b[A-Z]\w+/g)) {
      const declaration = declarationOf(name)
      if (declaration === undefined || declared.has(name)) continue
      declared.set(name, declaration)
      add(declaration)
    }
  }
  for (const { type } of propsOf(component)?.props ?? []) add(type)
  return declared.size > 0 ? `\`\`\`typescript\n${[...declared.values()].join('\n\n')}\n\`\`\`` : ''
}

/** The declaration of an exported type, with its values. Undefined for those that a page describes otherwise, and for the records of answers. */
function declarationOf(name: string): string | undefined {
  const found = exported().get(name)
  if (!found?.isType || /(Props|Messages|ClassNames|Slots)$/.test(name)) return undefined
  const lines = found.signature.split('\n').length
  if (lines > (found.isOfClient ? 6 : 30)) return undefined
  return found.signature
    .replace(/(\?: .+) \| undefined$/gm, '$1')
    .replace(/\(typeof (\w+)\)\[number\]/g, (text, list: string) => {
      const values = exported()
        .get(list)
        ?.signature.match(/'[^']+'/g)
      return values?.join(' | ') ?? text
    })
}

/** Every export of the packages by name. */
function exported(): ReadonlyMap<string, Export & { readonly isOfClient: boolean }> {
  exportsByName ??= new Map(
    ['client', 'react', 'map'].flatMap((folder) =>
      [...entryPoints(folder).values()].flatMap((exports) =>
        [...exports].map(
          ([name, one]) => [name, { ...one, isOfClient: folder === 'client' }] as const,
        ),
      ),
    ),
  )
  return exportsByName
}

let exportsByName: ReturnType<typeof exported> | undefined

/** The slots of a component, and its parts that take classes. */
function slotsText(component: string): string {
  const sources = readAll('packages/*/src/*/*Props.ts')
  const classNames = classNamesOf(component, Object.values(sources))
  const table = markdownTable(
    ['slot', 'replaces', 'type'],
    slotsOf(component, Object.values(sources)).map(({ name, description, type }) => [
      code(name),
      description,
      code(type),
    ]),
  )
  const classes = `\`classNames\` adds classes to ${classNames.map(code).join(', ')}.`
  return [table, classNames.length > 0 ? classes : ''].filter(Boolean).join('\n\n')
}

/** The stylesheet of a component, and the parts in it. */
function partsText(component: string): string {
  const sheets = readAll(componentSheets)
  const path = sheetOf(component, sheets)
  if (path === undefined) return ''
  const parts = partsIn(sheets[path] ?? '')
  const names = parts.length > 0 ? ` and the parts ${parts.map(code).join(', ')}` : ''
  return `\`${importPathOf(path)}\` styles \`[data-signpost="${rootName(component)}"]\`${names}. [Theming](../guides/Theming.md#style-one-part) has the parts and tokens that all components share.`
}

/** The tokens, or only those of a component. */
export function tokensTable(component?: string): string {
  const sheets = readAll(componentSheets)
  const path = component === undefined ? undefined : sheetOf(component, sheets)
  const used = tokensIn(path === undefined ? '' : (sheets[path] ?? ''))
  const tokens = tokensOf(readFileSync(join(root, tokensFile), 'utf8'))
  return markdownTable(
    ['token', 'is', 'default'],
    tokens
      .filter(({ name }) => component === undefined || used.has(name))
      .map(({ name, description, value }) => [
        code(`--signpost-${name}`),
        description,
        code(value),
      ]),
  )
}

/** Keys, requests, slots, parts, messages and tokens. */
export function detailsOf(component: string): string {
  const styles = [slotsText(component), partsText(component)].filter(Boolean).join('\n\n')
  return [
    notesText(component),
    section('Slots and parts', styles),
    section('Types', typesText(component)),
    section('Messages', messagesTable(component)),
    section('Tokens', tokensTable(component)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** A section of a page; nothing without content. */
export function section(title: string, text: string): string {
  return text === '' ? '' : `## ${title}\n\n${text}`
}

/** The English messages in the folder of a component, in the order of their file. A function takes the values that its text contains. */
function messagesTable(component: string): string {
  const file = componentFiles().get(component) ?? ''
  const path = join(dirname(file), `${basename(file, '.tsx')}Messages.ts`)
  if (!existsSync(path)) return ''
  return markdownTable(['message', 'English'], messagesIn(path, readFileSync(path, 'utf8')))
}

/** The messages of the constant `en`, each with its text. */
function messagesIn(path: string, text: string): string[][] {
  const declared = parseSync(path, text).program.body.flatMap((one) =>
    one.type === 'ExportNamedDeclaration' && one.declaration?.type === 'VariableDeclaration'
      ? one.declaration.declarations
      : [],
  )
  const en = declared.find(({ id }) => id.type === 'Identifier' && id.name === 'en')?.init
  if (en?.type !== 'ObjectExpression') throw new Error(`${path} has no messages.`)
  return en.properties.flatMap((one) => {
    if (one.type !== 'Property' || one.key.type !== 'Identifier') return []
    const { key, value } = one
    if (value.type === 'Literal') return [[code(key.name), String(value.value)]]
    if (value.type === 'ObjectExpression') return [[code(key.name), 'a text for each']]
    const source = text.slice(value.start, value.end)
    return [[code(key.name), `a function: ${code(source.match(/^\(([^)]*)\)/)?.[1] ?? 'none')}`]]
  })
}

function readAll(pattern: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    globSync(pattern, { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
}
