'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '../kit/Button.tsx'

export interface ItemListProps {
  /** The texts, which are untrusted, each once. */
  readonly items: readonly string[]
  /** The `data-part` of an item, for stylesheets. */
  readonly part: string
  /** The label of the button that shows more of a long list. */
  readonly more: string
}

/** A single text as it is, or several as a list, of which only some are rendered at first. */
export function ItemList({ items, part, more }: ItemListProps): ReactNode {
  const [most, setMost] = useState(20)
  const [first] = items
  if (items.length < 2)
    return (
      <span dir="auto" data-part="text">
        {first}
      </span>
    )
  return (
    <>
      <ul data-part="list">
        {items.slice(0, most).map((item) => (
          <li key={item} data-part={part} dir="auto">
            {item}
          </li>
        ))}
      </ul>
      {items.length > most && (
        <Button part="more" onClick={() => setMost(most + 100)}>
          {more}
        </Button>
      )}
    </>
  )
}
