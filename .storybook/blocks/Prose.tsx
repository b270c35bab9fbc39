import { Markdown } from '@storybook/addon-docs/blocks'
import { documentParts, proseIn } from '../reference/documentParts.ts'

const pages: Readonly<Record<string, string>> = import.meta.glob('../../docs/components/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of a component's page in `docs`, which the catalog shows above the tables that both have. */
export function Prose({ component }: { component: string }) {
  const prose = proseIn(pages[`../../docs/components/${component}.md`] ?? '')
  return documentParts(`docs/components/${component}.md`, prose).map((part) =>
    'text' in part && part.text !== '' ? <Markdown key={part.text}>{part.text}</Markdown> : null,
  )
}
