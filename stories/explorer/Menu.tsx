import { useEffect, useState } from 'react'
import { languages } from './messages.json'
import { useLink } from './useLink.ts'

/** The settings, city, language and colours; and the link to the catalog. */
export function Menu() {
  const { link, city, lang, messages, go } = useLink()
  const [scheme, setScheme] = useState(localStorage.getItem('scheme') ?? 'system')
  useEffect(() => {
    localStorage.setItem('scheme', scheme)
    document.documentElement.dataset.colorScheme = scheme
  }, [scheme])
  return (
    <details className="menu">
      <summary className="icon menu-button" aria-label={messages.menu} title={messages.menu} />
      <div>
        {select(messages.city, messages.cities, city, (city) => go({ city }))}
        {select(messages.language, languages, lang, (lang) => go({ ...link, lang }))}
        {select(messages.colours, messages.schemes, scheme, setScheme)}
        <a href="catalog/">{messages.catalog}</a>
        <p>{messages.about}</p>
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
