import { type ReactNode, useEffect, useId, useState } from 'react'
import type { FoundSection } from '../reference/searchSections.ts'

type Find = (query: string) => readonly FoundSection[]

/** The search over the words of all pages. The pages are loaded with it, and indexed in the browser. */
export function Search(): ReactNode {
  const id = useId()
  const [find, setFind] = useState<Find>()
  const [query, setQuery] = useState('')
  useEffect(() => {
    void load().then((loaded) => setFind(() => loaded))
  }, [])
  const sections = query.trim() === '' ? undefined : find?.(query)
  return (
    <search className="doc-search">
      <label htmlFor={id}>Words</label>
      <input
        id={id}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">{sections && count(sections.length)}</p>
      <ul>
        {sections?.map(({ id, page, heading, text, link }) => (
          <li key={id}>
            <a href={`./${link}`} target="_top">
              {heading}
            </a>
            {heading !== page && ` · ${page}`}
            <p>{text.slice(0, 160)}</p>
          </li>
        ))}
      </ul>
    </search>
  )
}

async function load(): Promise<Find> {
  const [{ documents }, { searchSections }] = await Promise.all([
    import('../reference/documents.ts'),
    import('../reference/searchSections.ts'),
  ])
  return searchSections(documents)
}

function count(sections: number): string {
  if (sections === 0) return 'Nothing found'
  return sections === 1 ? '1 section' : `${sections} sections`
}
