import { PlaceCard, PlaceSearch, RouteOptions, SearchResults } from '@signpost/react'
import { useId, useState } from 'react'
import { plainPlace, richPlace } from '../place-content/places.ts'
import { type Choices, cssOf, defaults, type Pair, schemes, weaknesses } from './themeCss.ts'
import './theme-editor.css'

const fonts: Readonly<Record<string, string>> = {
  System: defaults.font,
  'Of the page': 'inherit',
  Serif: 'Georgia, "Noto Serif", serif',
  Rounded: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, system-ui, sans-serif',
  Monospaced: 'ui-monospace, monospace',
}

/** Accent, surface, corners, density and font, with a preview of components in light and dark, and the CSS of the choices. */
export function ThemeEditor() {
  const [choices, setChoices] = useState<Choices>(defaults)
  const [isCopied, setCopied] = useState(false)
  const change = (part: Partial<Choices>) => {
    setChoices((now) => ({ ...now, ...part }))
    setCopied(false)
  }
  const css = cssOf(choices)
  const faults = weaknesses(choices)
  return (
    <div className="theme-editor">
      {/* The preview uses the same rule that is copied. */}
      <style>{css.replace('[data-signpost]', '.theme-preview [data-signpost]')}</style>
      <form className="theme-choices" onSubmit={(event) => event.preventDefault()}>
        <Colors label="Accent" pair={choices.accent} onChange={(accent) => change({ accent })} />
        <Colors
          label="Surface"
          pair={choices.surface}
          onChange={(surface) => change({ surface })}
        />
        <label>
          <span>
            Corners <small>{choices.radius} px</small>
          </span>
          <input
            type="range"
            min="0"
            max="20"
            value={choices.radius}
            onChange={({ target }) => change({ radius: Number(target.value) })}
          />
        </label>
        <label>
          <span>Font</span>
          <select value={choices.font} onChange={({ target }) => change({ font: target.value })}>
            {Object.entries(fonts).map(([name, font]) => (
              <option key={name} value={font}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="theme-check">
          <input
            type="checkbox"
            checked={choices.isCompact}
            onChange={({ target }) => change({ isCompact: target.checked })}
          />
          Compact rows
        </label>
        <div className="theme-faults" role="status">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
        <pre>
          <code>{css}</code>
        </pre>
        <div className="theme-actions">
          <button
            type="button"
            onClick={async () => {
              await navigator.clipboard.writeText(css)
              setCopied(true)
            }}
          >
            {isCopied ? 'Copied' : 'Copy CSS'}
          </button>
          <button type="button" onClick={() => change(defaults)}>
            Reset
          </button>
        </div>
      </form>
      {schemes.map((scheme) => (
        <section
          key={scheme}
          className="theme-preview"
          data-color-scheme={scheme}
          aria-label={scheme === 'light' ? 'By day' : 'By night'}
        >
          <PlaceSearch label={scheme === 'light' ? 'Find a place' : 'Find another place'} />
          <PlaceCard place={richPlace} onDirections={() => undefined} headingLevel={3} />
          <SearchResults places={[richPlace, plainPlace]} selected={plainPlace.id} />
          <RouteOptions defaultValue={{ vehicle: 'bicycle', optimize: 'fastest', avoid: [] }} />
        </section>
      ))}
    </div>
  )
}

interface ColorsProps {
  readonly label: string
  readonly pair: Pair
  readonly onChange: (pair: Pair) => void
}

/** A color for light and one for dark. */
function Colors({ label, pair, onChange }: ColorsProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id}>
      <span id={id}>{label}</span>
      {schemes.map((scheme) => (
        <label key={scheme}>
          <input
            type="color"
            value={pair[scheme]}
            onChange={({ target }) => onChange({ ...pair, [scheme]: target.value })}
          />
          {scheme} <code>{pair[scheme]}</code>
        </label>
      ))}
    </fieldset>
  )
}
