import { componentNotes, plainKeys } from './componentNotes.ts'
import { markdownTable } from './markdownTable.ts'

/** The notes of a component in Markdown, with their own headings; empty without notes. */
export function notesText(component: string): string {
  const notes = componentNotes[component]
  if (notes === undefined) return ''
  const keys = markdownTable(['key', 'what it does'], notes.keys)
  return `## Accessibility\n\n${notes.role}\n\n${keys || plainKeys}\n\n## Requests\n\n${notes.requests}`
}
