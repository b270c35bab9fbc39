import { Canvas, Markdown } from '@storybook/addon-docs/blocks'
import type { ModuleExports } from 'storybook/internal/types'
import { documentParts } from '../reference/documentParts.ts'
import { useHashTarget } from './useHashTarget.ts'

export interface DocumentProps {
  /** The path of the page from the root of the repository. */
  page: string
  /** Its text, imported with `?raw`. */
  text: string
  /** The files of the stories that it shows, by the names that it gives them. */
  stories?: Readonly<Record<string, ModuleExports>>
}

/** A Markdown page of `docs`, which is the only source of its text, with its stories. */
export function Document({ page, text, stories = {} }: DocumentProps) {
  useHashTarget()
  return documentParts(page, text).map((part) => {
    if ('text' in part) return <Markdown key={part.text}>{part.text}</Markdown>
    const [file = '', name = ''] = part.story.split('.')
    return <Canvas key={part.story} of={stories[file]?.[name]} />
  })
}
