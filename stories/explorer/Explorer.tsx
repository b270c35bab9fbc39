import type { Coordinate, Suggestion } from '@signpost/client'
import {
  PlaceCard,
  type PlaceCardSize,
  PlaceSearch,
  ReverseGeocode,
  SignpostProvider,
} from '@signpost/react'
import { useEffect, useId, useState } from 'react'
import '@signpost/react/styles.css'
import { cities, languages } from './choices.ts'

/** What was chosen in the search box: a row, or coordinates that were typed. */
type Choice = { suggestion: Suggestion } | { coordinate: Coordinate }

const sizes: readonly PlaceCardSize[] = ['full', 'card', 'compact']

/** The search box and the card of a place against the demo service: type, choose, and see what the service knows. */
export function Explorer() {
  const [city, setCity] = useState('Montevideo')
  const [language = { tag: 'en', name: 'English' }, setLanguage] = useState(languages[0])
  const [size, setSize] = useState<PlaceCardSize>('full')
  const [chosen, choose] = useState<Choice>()

  useEffect(() => {
    document.documentElement.lang = language.tag
    document.documentElement.dir = language.tag === 'ar' ? 'rtl' : 'ltr'
  }, [language])

  return (
    <SignpostProvider
      client={{ baseUrl: location.origin, apiKey: 'demo' }}
      language={language.tag}
      messages={language.messages}
      near={cities[city]}
    >
      <header>
        <h1>Signpost</h1>
        <Select label="City" value={city} options={Object.keys(cities)} onChange={setCity} />
        <Select
          label="Language"
          value={language.name}
          options={languages.map(({ name }) => name)}
          onChange={(name) => setLanguage(languages.find((one) => one.name === name))}
        />
        <Select
          label="Card"
          value={size}
          options={sizes}
          onChange={(name) => setSize(sizes.find((one) => one === name) ?? 'full')}
        />
      </header>
      <main>
        <PlaceSearch
          recent
          locate
          mobile="sheet"
          // Without a filter it is the user's own address: nothing need be searched for.
          onSelect={(suggestion, { coordinate }) =>
            choose(coordinate && !suggestion.searchFilter ? { coordinate } : { suggestion })
          }
          onSelectCoordinate={(coordinate) => choose({ coordinate })}
        />
        {chosen && 'suggestion' in chosen && (
          <PlaceCard key={keyOf(chosen.suggestion)} suggestion={chosen.suggestion} size={size} />
        )}
        {chosen && 'coordinate' in chosen && <ReverseGeocode coordinate={chosen.coordinate} />}
      </main>
      <footer>
        <p>
          Two cities from OpenStreetMap as of December 2017 (© OpenStreetMap contributors, ODbL).
          Prices, photos and reviews are samples.
        </p>
      </footer>
    </SignpostProvider>
  )
}

/** Another suggestion is another card, with a choice among its places to be made anew. */
function keyOf({ line1, searchFilter }: Suggestion): string {
  return searchFilter ?? line1
}

interface SelectProps {
  label: string
  value: string
  options: readonly string[]
  onChange: (value: string) => void
}

function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className="select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}
