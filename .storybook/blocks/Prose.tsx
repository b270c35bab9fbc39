import { Markdown } from '@storybook/addon-docs/blocks'
import { documentParts } from '../reference/documentParts.ts'

const pages: Readonly<Record<string, string>> = import.meta.glob('../../docs/components/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export interface ProseProps {
  component: string
  /** Picks the shown part of the text of the page. */
  of: (text: string) => string
}

/** A part of a component's page in `docs`. */
export function Prose({ component, of }: ProseProps) {
  const page = `docs/components/${component}.md`
  return documentParts(page, of(pages[`../../${page}`] ?? '')).map((part) =>
    'text' in part && part.text !== '' ? <Markdown key={part.text}>{part.text}</Markdown> : null,
  )
}
