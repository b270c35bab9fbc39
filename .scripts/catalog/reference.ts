import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultOf } from '../../.storybook/reference/defaultOf.ts'
import { code, markdownTable } from '../../.storybook/reference/markdownTable.ts'
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
import { propsOf } from './propsOf.ts'

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
export function slotsText(component: string): string {
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
export function partsText(component: string): string {
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

function readAll(pattern: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    globSync(pattern, { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
}
