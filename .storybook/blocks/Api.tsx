import { references } from 'virtual:api-reference'
import { Markdown } from '@storybook/addon-docs/blocks'
import { memo, type ReactNode, useId, useMemo, useState } from 'react'
import { type ReferenceItem, readReference } from '../reference/readReference.ts'

export interface ApiProps {
  /** The folder of a package. */
  of: string
}

/** Every export of a package, from its sources: a list to search, whose rows open. */
export function Api({ of }: ApiProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const { entries, chapters } = useMemo(() => readReference(references[of] ?? ''), [of])
  const words = query.toLowerCase().split(/\s+/)
  const found = chapters
    .map(({ title, items }) => {
      const passing = items.filter(({ name, summary }) => {
        const text = `${name} ${summary}`.toLowerCase()
        return words.every((word) => text.includes(word))
      })
      return { title, items: passing }
    })
    .filter(({ items }) => items.length > 0)
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <search className="doc-search">
        <label htmlFor={id}>Find an export</label>
        <input
          id={id}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">{count === 1 ? '1 export' : `${count} exports`}</p>
      </search>
      {found.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          {items.map((item) => (
            <Row key={item.name} {...item} />
          ))}
        </section>
      ))}
      <h2>Entry points</h2>
      {entries.map((entry) => (
        <Row key={entry.name} {...entry} summary="" />
      ))}
    </>
  )
}

/** A row of the list. Memoized, because a key press in the search changes none of the hundreds of texts. */
const Row = memo(
  ({ name, summary, text }: ReferenceItem): ReactNode => (
    <details id={name} className="doc-export">
      <summary>
        <code>{name}</code> {summary}
      </summary>
      <Markdown>{text}</Markdown>
    </details>
  ),
)
