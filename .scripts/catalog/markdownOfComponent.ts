import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentParts } from '../../.storybook/reference/documentParts.ts'
import { root } from '../root.ts'
import type { DocsPage, StoryFile } from './Catalog.ts'
import { exampleOf } from './exampleOf.ts'

/** The Markdown of a page that is generated from stories: the page of their component in `docs`, and the code of each story. */
export function markdownOfComponent({ title }: DocsPage, file: StoryFile): string {
  const stories = file.stories.map((story) =>
    [`### ${story.name}`, story.description, exampleOf(story, file)].filter(Boolean).join('\n\n'),
  )
  const heading = `# ${title.split('/').at(-1)}`
  const sections = [heading, pageOf(file.name), '## Stories', ...stories]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

/** The text of a component's page, without its title. */
function pageOf(component: string): string {
  const page = `docs/components/${component}.md`
  const path = join(root, page)
  if (!existsSync(path)) return ''
  return documentParts(page, readFileSync(path, 'utf8'))
    .map((part) => ('text' in part ? part.text : ''))
    .join('')
    .replace(/^# .*\n/, '')
    .trim()
}
