import { Markdown } from '@storybook/addon-docs/blocks'
import { notesText } from '../reference/notesText.ts'

/** What a component is to a screen reader, its keys, and when it asks what. */
export function Notes({ component }: { component: string }) {
  return <Markdown>{notesText(component)}</Markdown>
}
