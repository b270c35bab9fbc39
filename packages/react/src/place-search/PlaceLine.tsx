import type { ReactNode } from 'react'
import { HighlightedText } from '../parts/HighlightedText.tsx'

export interface PlaceLineProps {
  readonly part: 'line1' | 'line2'
  readonly parts: readonly string[]
  readonly typed: string
}

/**
 * A line of a row, whole in its tooltip when it is cut off. It runs in the direction of its first letter, has no effect on the lines
 * around it, and its later parts none on the first.
 */
export function PlaceLine({ part, parts, typed }: PlaceLineProps): ReactNode {
  const [first = '', ...more] = parts
  return (
    <span data-part={part} dir="auto" title={parts.join(', ')}>
      {/* Not in a `bdi`, which would not count for the direction of the line. */}
      <HighlightedText text={first} typed={typed} />
      {more.map((text) => [
        ', ',
        <bdi key={text}>
          <HighlightedText text={text} typed={typed} />
        </bdi>,
      ])}
    </span>
  )
}
