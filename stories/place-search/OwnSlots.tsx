import { HighlightedText, type SuggestionRowProps } from '@signpost/react'

/** A custom row: the first line, and the kind of suggestion. */
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
