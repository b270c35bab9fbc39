import { matchRanges } from '@signpost/client/domain'
import type { ReactNode } from 'react'
import { OwnText } from './OwnText.tsx'

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
  // Each part has an element of its own, so that React can replace it in a page that the browser has translated. The keys count the parts, so
  // that the next key changes the texts of these elements and not the elements.
  const addPlain = (to: number): void => {
    if (to > end) parts.push(<OwnText key={`plain ${parts.length}`} text={text.slice(end, to)} />)
  }
  for (const [from, to] of matchRanges(text.slice(0, longestSeen), typed)) {
    addPlain(from)
    parts.push(<mark key={parts.length}>{text.slice(from, to)}</mark>)
    end = to
  }
  addPlain(text.length)
  return parts
}

/** The number of characters that are highlighted, more than two lines, so that the work for each key is bounded. */
const longestSeen = 300
