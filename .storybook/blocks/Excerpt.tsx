import { Markdown } from '@storybook/addon-docs/blocks'
import { sectionOf } from '../reference/sectionOf.ts'

export interface ExcerptProps {
  /** The text of a README, imported with `?raw`. */
  of: string
  /** The heading of the section that is shown; it is not. */
  section: string
}

/** A section of a README, so that the text exists once. */
export function Excerpt({ of, section }: ExcerptProps) {
  return <Markdown>{sectionOf(of, section)}</Markdown>
}
