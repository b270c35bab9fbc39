import { matchRanges } from '@signpost/client/domain'
import type { ReactNode } from 'react'

export interface HighlightedTextProps {
  /** The text, which is foreign content. */
  readonly text: string
  /** The text that the user typed: where its words begin words of the text, they are marked. */
  readonly typed: string
}

/**
 * A text in which the typed letters are marked. Screen readers read the whole text: marks in an option are not announced.
 *
 * @example
 * ```tsx
 * <HighlightedText text="Teatro Solís" typed="sol" />
 * ```
 */
export function HighlightedText({ text, typed }: HighlightedTextProps): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of matchRanges(text.slice(0, longestSeen), typed)) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  return [...parts, text.slice(end)]
}

/** Of a longer text two lines are seen, and this is more: the work for each key does not grow with it. */
const longestSeen = 300
