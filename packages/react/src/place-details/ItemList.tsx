'use client'

import { type ReactNode, useState } from 'react'

export interface ItemListProps {
  /** Foreign texts, each once. */
  readonly items: readonly string[]
  /** The part of a component that an item is, for stylesheets. */
  readonly part: string
  /** The label of the button that shows more of a long list. */
  readonly more: string
}

/** A text by itself, or several as a list; of very many, some at a time. */
export function ItemList({ items, part, more }: ItemListProps): ReactNode {
  const [most, setMost] = useState(20)
  const [first] = items
  if (items.length < 2)
    return (
      <span dir="auto" data-part="detail-text">
        {first}
      </span>
    )
  return (
    <>
      <ul data-part="detail-items">
        {items.slice(0, most).map((item) => (
          <li key={item} data-part={part} dir="auto">
            {item}
          </li>
        ))}
      </ul>
      {items.length > most && (
        <button type="button" data-part="detail-more" onClick={() => setMost(most + 100)}>
          {more}
        </button>
      )}
    </>
  )
}
