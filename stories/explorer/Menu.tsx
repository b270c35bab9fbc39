import { useEffect, useRef, useState } from 'react'
import { languages } from './messages.json'
import { useLink } from './useLink.ts'

/** The settings (city, language and appearance), and the link to the catalog. */
export function Menu() {
  const { link, city, lang, messages, go } = useLink()
  const dialog = useRef<HTMLDialogElement>(null)
  const [scheme, setScheme] = useState(localStorage.getItem('scheme') ?? 'system')
  useEffect(() => {
    localStorage.setItem('scheme', scheme)
    document.documentElement.dataset.colorScheme = scheme
  }, [scheme])
  return (
    <>
      <button
        type="button"
        className="icon menu-button"
        aria-haspopup="dialog"
        aria-label={messages.menu}
        title={messages.menu}
        onClick={() => dialog.current?.showModal()}
      />
      {/* The dialog is modal, so that a click outside closes it without reaching the map. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog natively. */}
      <dialog
        ref={dialog}
        className="menu"
        aria-label={messages.menu}
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      >
        <div>
          <strong className="sign">Signpost</strong>
          {select(messages.city, messages.cities, city, (city) => go({ city }))}
          {select(messages.language, languages, lang, (lang) => go({ ...link, lang }))}
          {select(messages.appearance, messages.schemes, scheme, setScheme)}
          <a href="catalog/">{messages.catalog}</a>
          <p>{messages.about}</p>
        </div>
      </dialog>
    </>
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
