import { notesText } from '../../.storybook/reference/notesText.ts'
import type { DocsPage, StoryFile } from './Catalog.ts'
import { exampleOf } from './exampleOf.ts'
import { propsOf } from './propsOf.ts'
import { partsText, propsTable, slotsText, tokensTable } from './reference.ts'

/** The Markdown of a page that is generated from stories. */
export function markdownOfComponent({ title }: DocsPage, file: StoryFile): string {
  const { component, stories } = file
  const [primary, ...others] = stories
  const sections = [
    `# ${title.split('/').at(-1)}`,
    propsOf(component)?.description,
    primary && exampleOf(primary, file),
    section('Props', propsTable(component)),
    section(
      'Stories',
      others
        .map((story) => [`### ${story.name}`, story.description, exampleOf(story, file)])
        .map((parts) => parts.filter(Boolean).join('\n\n'))
        .join('\n\n'),
    ),
    notesText(component),
    section(
      'Slots and parts',
      [slotsText(component), partsText(component)].filter(Boolean).join('\n\n'),
    ),
    section('Tokens', tokensTable(component)),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

function section(title: string, text: string): string {
  return text === '' ? '' : `## ${title}\n\n${text}`
}
