import { references } from 'virtual:api-reference'
import { Markdown } from '@storybook/addon-docs/blocks'
import { useId, useState } from 'react'
import { readReference } from '../reference/readReference.ts'

export interface ApiProps {
  /** The folder of a package. */
  of: string
}

/** Every export of a package, from its sources: a table to search, whose rows open. */
export function Api({ of }: ApiProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const { entries, chapters } = readReference(references[of] ?? '')
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
          {items.map(({ name, summary, text }) => (
            <details key={name} id={name} className="doc-export">
              <summary>
                <code>{name}</code> {summary}
              </summary>
              <Markdown>{text}</Markdown>
            </details>
          ))}
        </section>
      ))}
      <h2>Entry points</h2>
      {entries.map(({ name, text }) => (
        <details key={name} className="doc-export">
          <summary>
            <code>{name}</code>
          </summary>
          <Markdown>{text}</Markdown>
        </details>
      ))}
    </>
  )
}
