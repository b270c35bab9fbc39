import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentParts, proseIn } from '../../.storybook/reference/documentParts.ts'
import { root } from '../root.ts'
import type { DocsPage, StoryFile } from './Catalog.ts'
import { exampleOf } from './exampleOf.ts'
import { propsOf } from './propsOf.ts'
import { detailsOf, propsTable, section } from './reference.ts'

/** The Markdown of a page that is generated from stories. */
export function markdownOfComponent({ title }: DocsPage, file: StoryFile): string {
  const { name: component, stories } = file
  const [primary, ...others] = stories
  const sections = [
    `# ${title.split('/').at(-1)}`,
    propsOf(component)?.description,
    primary && exampleOf(primary, file),
    proseOf(component),
    section('Props', propsTable(component)),
    section(
      'Stories',
      others
        .map((story) => [`### ${story.name}`, story.description, exampleOf(story, file)])
        .map((parts) => parts.filter(Boolean).join('\n\n'))
        .join('\n\n'),
    ),
    detailsOf(component),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

/** The text of the component's page in `docs`. */
function proseOf(component: string): string {
  const page = `docs/components/${component}.md`
  const path = join(root, page)
  if (!existsSync(path)) return ''
  return documentParts(page, proseIn(readFileSync(path, 'utf8')))
    .map((part) => ('text' in part ? part.text : ''))
    .join('')
}
