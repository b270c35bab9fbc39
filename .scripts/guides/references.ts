import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gallery } from '../../.storybook/reference/gallery.ts'
import { code, markdownTable } from '../../.storybook/reference/markdownTable.ts'
import { componentFiles, propsOf } from '../catalog/propsOf.ts'
import { detailsOf, propsTable, section, tokensTable } from '../catalog/reference.ts'
import { root } from '../root.ts'
import { elementReference } from './elementReference.ts'

const folder = 'docs/components'
const block =
  /^(<!-- (tokens|components|(reference|props|details|tag) of ([\w-]+)) -->\n)[\s\S]*?^<!-- end -->$/gm

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
      tag: () => elementReference(component),
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

function packageOf(component: string): string {
  const file = componentFiles().get(component) ?? ''
  return `@signpost/${file.match(/packages\/(\w+)\//)?.[1]}`
}
