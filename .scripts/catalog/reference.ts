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
  return `\`${importPathOf(path)}\` styles \`[data-signpost="${rootName(component)}"]\`${names}.`
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
