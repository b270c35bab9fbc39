import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { gallery } from '../../.storybook/reference/gallery.ts'
import { code, markdownTable } from '../../.storybook/reference/markdownTable.ts'
import { notesText } from '../../.storybook/reference/notesText.ts'
import { componentFiles, propsOf } from '../catalog/propsOf.ts'
import { partsText, propsTable, slotsText, tokensTable } from '../catalog/reference.ts'
import { root } from '../root.ts'

const folder = 'docs/components'
const block =
  /^(<!-- (tokens|components|(reference|props|details) of (\w+)) -->\n)[\s\S]*?^<!-- end -->$/gm

/** Each page with the tables that are written from types, stylesheets and messages, by its path. A component without a page gets one. */
export function pagesWithReferences(): ReadonlyMap<string, string> {
  const written = globSync('docs/**/*.md', { cwd: root }).map(
    (page) => [page, readFileSync(join(root, page), 'utf8')] as const,
  )
  const missing = gallery.flatMap(({ name }) => {
    const page = `${folder}/${name}.md`
    return existsSync(join(root, page)) ? [] : [[page, emptyPage(name)] as const]
  })
  return new Map([...written, ...missing].map(([page, text]) => [page, withBlocks(text)]))
}

function emptyPage(name: string): string {
  return `# ${name}\n\n<!-- reference of ${name} -->\n<!-- end -->\n`
}

function withBlocks(text: string): string {
  return text.replace(block, (_, start: string, table: string, kind: string, component: string) => {
    const tables: Readonly<Record<string, () => string>> = {
      tokens: () => tokensTable(undefined),
      components: componentsTable,
      reference: () => referenceOf(component),
      props: () => propsTable(component),
      details: () => detailsOf(component),
    }
    return `${start}\n${tables[kind ?? table]?.()}\n\n<!-- end -->`
  })
}

/** The table of all components, each with a link to its page. */
function componentsTable(): string {
  return markdownTable(
    ['component', 'package', ''],
    gallery.map(({ name }) => [
      `[${name}](${name}.md)`,
      code(packageOf(name)),
      propsOf(name)?.description ?? '',
    ]),
  )
}

function referenceOf(component: string): string {
  const docs = propsOf(component)
  if (docs === undefined) throw new Error(`There is no component "${component}".`)
  return [
    docs.description,
    docs.example,
    `\`import { ${component} } from '${packageOf(component)}'\``,
    section('Props', propsTable(component)),
    detailsOf(component),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Keys, requests, slots, parts, messages and tokens. */
function detailsOf(component: string): string {
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

function section(title: string, text: string): string {
  return text === '' ? '' : `## ${title}\n\n${text}`
}

function packageOf(component: string): string {
  const file = componentFiles().get(component) ?? ''
  return `@signpost/${file.match(/packages\/(\w+)\//)?.[1]}`
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
