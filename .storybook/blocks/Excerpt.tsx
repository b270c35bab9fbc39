import { Markdown } from '@storybook/addon-docs/blocks'
import { sectionOf } from '../reference/sectionOf.ts'

export interface ExcerptProps {
  /** The text of a README, imported with `?raw`. */
  of: string
  /** The heading of the section, which is not shown itself. */
  section: string
}

/** A section of a README, so that the text exists only once. */
export function Excerpt({ of, section }: ExcerptProps) {
  return <Markdown>{sectionOf(of, section)}</Markdown>
}
