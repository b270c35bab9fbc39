import { HighlightedText, type SuggestionRowProps } from '@signpost/react'

/** A row of one's own: the first line, and what kind of thing it is. */
export function ShortRow({ item, query }: SuggestionRowProps) {
  if (!('suggestion' in item)) return null
  const { kind, line1 } = item.suggestion
  return (
    <>
      <span dir="auto">
        <HighlightedText text={line1} typed={query} />
      </span>
      <small>{kind}</small>
    </>
  )
}
