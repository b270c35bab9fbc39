import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../root.ts'
import type { Blocks } from './markdownBlocks.ts'
import { attribute, textNamed } from './markdownBlocks.ts'
import { type Element, importsOf, markdownOf } from './markdownOfPage.ts'
import { tokensTable } from './reference.ts'

/** The note for contributors at the top of a page. */
const note =
  '<!-- Written by `npx -y pnpm@12 guides` from the page of the catalog with the same name. Change that page. -->\n\n'

/** Pages of the catalog that are not guides, and their equivalents in the repository. */
const elsewhere: Readonly<Record<string, string>> = {
  'client-operations--docs': '../../packages/client/README.md#operations',
  'service-overview--docs': '../../packages/service/README.md',
}

/** Each guide as one complete page of Markdown for GitHub and npm, by file name. */
export function repositoryGuides(): ReadonlyMap<string, string> {
  const pages = globSync('stories/guides/**/*.mdx', { cwd: root })
  pages.sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
  const texts = new Map(pages.map((page) => [page, readFileSync(join(root, page), 'utf8')]))
  const files = new Map(
    [...texts].map(([page, text]) => [`${idOf(text)}--docs`, `${basename(page, '.mdx')}.md`]),
  )
  return new Map(
    [...texts].map(([page, text]) => {
      const written = markdownOf(text, blocksOf(`./${page}`, text))
      return [`${basename(page, '.mdx')}.md`, note + linked(written, files)] as const
    }),
  )
}

/** The blocks of a guide outside the catalog. Code and tables are in the page, and blocks that only the catalog can show are dropped. */
function blocksOf(page: string, text: string): Blocks {
  const imports = importsOf(page, text)
  const source = (element: Element): string =>
    `\`\`\`${attribute(element, 'language')}\n${textNamed(attribute(element, 'code'), page, imports).trimEnd()}\n\`\`\``

  function excerpt(element: Element): string {
    const readme = imports.get(attribute(element, 'of'))?.replace('./', '../../')
    const section = attribute(element, 'section')
    return `See [${section}](${readme}#${slug(section)}).`
  }

  return new Map([
    ['Meta', () => ''],
    ['Canvas', () => ''],
    ['Tokens', () => tokensTable(undefined)],
    ['Source', source],
    ['Excerpt', excerpt],
  ])
}

/** The id that the catalog gives a page by its title. */
function idOf(text: string): string {
  const title = text.match(/<Meta title="([^"]+)"/)?.[1] ?? ''
  return slug(title.replaceAll('/', ' '))
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')
}

function linked(text: string, files: ReadonlyMap<string, string>): string {
  return text.replace(/\]\(\?path=\/docs\/([\w-]+)(#[\w-]+)?\)/g, (_, id, hash = '') => {
    const target = files.get(id) ?? elsewhere[id]
    if (target === undefined)
      throw new Error(`A guide links to "${id}", which is not in the repository.`)
    return `](${target}${hash})`
  })
}
