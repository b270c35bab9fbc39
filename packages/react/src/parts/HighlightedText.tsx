import { matchRanges } from '@signpost/client/domain'
import type { ReactNode } from 'react'

export interface HighlightedTextProps {
  /** The text, which is untrusted. */
  readonly text: string
  /** The text that the user typed: words of the text that begin with its words are highlighted. */
  readonly typed: string
}

/**
 * A text in which the typed letters are highlighted. Screen readers read the text as a whole: marks in an option are not announced.
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

/** The number of characters that are highlighted, more than two lines, so that the work for each key is bounded. */
const longestSeen = 300
