import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gallery } from '../../.storybook/reference/gallery.ts'
import { detailsOf, propsTable, tokensTable } from '../catalog/reference.ts'
import { root } from '../root.ts'
import { elementReference } from './elementReference.ts'
import { flagsOf } from './flagTables.ts'
import { componentsTable, referenceOf } from './references.ts'

/** A block of code that is the text of a file, relative to its page: ```tsx file=test/TypeAhead.tsx */
const fence = /^(```[\w-]+ file=(\S+)\n)([\s\S]*?)^```$/gm

/** A part between two comments that is written from types, stylesheets, messages or flags. */
const block =
  /^(<!-- (tokens|components|(?:reference|props|details|tag|flags)(?= of ))(?: of (.+))? -->\n)[\s\S]*?^<!-- end -->$/gm

const writers: Readonly<Record<string, (name: string) => string>> = {
  tokens: () => tokensTable(),
  components: componentsTable,
  reference: referenceOf,
  props: propsTable,
  details: detailsOf,
  tag: elementReference,
  flags: flagsOf,
}

/** Every page for people (READMEs, guides, pages of components) with its blocks and examples as in their sources, by its path. A component without a page gets one. */
export function writtenPages(): ReadonlyMap<string, string> {
  const missing = gallery.flatMap(({ name }) => {
    const page = `docs/components/${name}.md`
    return existsSync(join(root, page))
      ? []
      : [[page, `# ${name}\n\n<!-- reference of ${name} -->\n<!-- end -->\n`] as const]
  })
  const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/{README.md,docs/*.md}'], {
    cwd: root,
  })
  return new Map(
    [...pages.map((page) => [page, read(page)] as const), ...missing].map(([page, text]) => [
      page,
      text
        .replace(
          block,
          (_, start, kind, name) => `${start}\n${writers[kind]?.(name)}\n\n<!-- end -->`,
        )
        .replace(
          fence,
          (_, start, file) => `${start}${read(join(dirname(page), file)).trimEnd()}\n\`\`\``,
        ),
    ]),
  )
}

/** The files that a page shows. */
export function examplesOf(page: string): readonly string[] {
  return [...read(page).matchAll(fence)].map(([, , file = '']) => join(dirname(page), file))
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
