import { useEffect, useState } from 'react'
import { useLink } from './useLink.ts'
import { languages } from './words.json'

/** What is chosen once, city, language and colours; and the way to the catalog. */
export function Menu() {
  const { link, city, lang, words, go } = useLink()
  const [scheme, setScheme] = useState(localStorage.getItem('scheme') ?? 'system')
  useEffect(() => {
    localStorage.setItem('scheme', scheme)
    document.documentElement.dataset.colorScheme = scheme
  }, [scheme])
  return (
    <details className="menu">
      <summary className="icon menu-button" aria-label={words.menu} title={words.menu} />
      <div>
        {select(words.city, words.cities, city, (city) => go({ city }))}
        {select(words.language, languages, lang, (lang) => go({ ...link, lang }))}
        {select(words.colours, words.schemes, scheme, setScheme)}
        <a href="catalog/">{words.catalog}</a>
        <p>{words.about}</p>
      </div>
    </details>
  )
}

type Names = Readonly<Record<string, string>>

function select(label: string, names: Names, value: string, onChange: (value: string) => void) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(names).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
