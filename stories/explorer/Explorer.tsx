import type { Suggestion } from '@signpost/client'
import { type PlaceDetails, PlaceSearch, SignpostProvider } from '@signpost/react'
import { useEffect, useId, useState } from 'react'
import '@signpost/react/styles.css'
import { Chosen } from './Chosen.tsx'
import { cities, languages } from './choices.ts'

interface Choice {
  readonly suggestion: Suggestion
  /** Absent while the service is asked. */
  readonly details?: PlaceDetails
}

/** The search box against the demo service: type, choose, and see what the service knows. */
export function Explorer() {
  const [city, setCity] = useState('Montevideo')
  const [language = { tag: 'en', name: 'English' }, setLanguage] = useState(languages[0])
  const [choice, setChoice] = useState<Choice>()

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
      </header>
      <main>
        <PlaceSearch
          onSelect={(suggestion, { details }) => {
            setChoice({ suggestion })
            details().then((found) =>
              setChoice((now) =>
                now?.suggestion === suggestion ? { suggestion, details: found } : now,
              ),
            )
          }}
        />
        {choice && <Chosen {...choice} />}
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
