import { Markdown } from '@storybook/addon-docs/blocks'
import { notesText } from '../reference/notesText.ts'

/** The accessibility notes of a component: its role, its keys and its requests. */
export function Notes({ component }: { component: string }) {
  return <Markdown>{notesText(component)}</Markdown>
}
