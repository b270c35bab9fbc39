import { type ReactNode, useEffect, useState } from 'react'

interface Row {
  readonly line1: string
  readonly line2: string
  readonly line3: string
}

/** A minimal implementation: an input, a request for every key press that aborts the previous one, rows like those of the search box, and arrow keys. */
export function Baseline(): ReactNode {
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly Row[]>([])
  const [active, setActive] = useState(-1)

  useEffect(() => {
    if (text === '') {
      setRows([])
      return
    }
    const controller = new AbortController()
    const address = `/geo/v2/suggestions/json?query=${encodeURIComponent(text)}&search_center=-34.9055,-56.1913`
    fetch(address, { signal: controller.signal })
      .then((response) => response.json())
      .then(({ suggests }) => setRows(suggests))
      .catch(() => {})
    return () => controller.abort()
  }, [text])

  return (
    <div data-signpost="place-search">
      <label htmlFor="baseline">Search for a place</label>
      <div data-part="field">
        <input
          id="baseline"
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls="baseline-list"
          data-part="input"
          aria-activedescendant={active < 0 ? undefined : `baseline-${active}`}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(-1)
          }}
          onKeyDown={(event) => {
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
            if (step === undefined || rows.length === 0) return
            event.preventDefault()
            setActive((before) => (before + step + rows.length) % rows.length)
          }}
        />
      </div>
      <div data-part="popup">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the same roles as in the search box. */}
        <ul id="baseline-list" role="listbox" data-part="list">
          {rows.map((row, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus is in the input.
            <li
              key={row.line1}
              id={`baseline-${index}`}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the same roles as in the search box.
              role="option"
              aria-selected={index === active}
              data-part="row"
              data-highlighted={index === active ? '' : undefined}
            >
              <svg
                aria-hidden="true"
                data-part="disc"
                width="20"
                height="20"
                viewBox="0 0 20 20"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d="M4 4.5c4 1.25 8 1.25 12 0V10c0 4-2.75 6-6 7-3.25-1-6-3-6-7V4.5Z" />
              </svg>
              <span data-part="text">
                <span data-part="title" dir="auto" title={row.line1}>
                  <mark>{row.line1.slice(0, text.length)}</mark>
                  {row.line1.slice(text.length)}
                </span>
                <span data-part="line" dir="auto" title={`${row.line2}, ${row.line3}`}>
                  {row.line2}, <bdi>{row.line3}</bdi>
                </span>
              </span>
              <span data-part="distance">350 m</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** An input without a list, whose cost is subtracted from that of the others. */
export function Bare(): ReactNode {
  const [text, setText] = useState('')
  return (
    <div data-signpost="place-search">
      <label htmlFor="bare">Search for a place</label>
      <div data-part="field">
        <input
          id="bare"
          data-part="input"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </div>
  )
}
