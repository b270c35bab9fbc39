import { type ElementSettings, settingsTable } from '../settings/ElementSettings.ts'
import { readData } from './readData.ts'

/** What the tag of a script says: `data-base-url`, `data-key`, `data-language`, `data-units`, `data-near`, `data-worker-url`. */
export function scriptSettings(url: string): ElementSettings {
  // A module does not know its tag; it knows its address.
  const script = [...document.scripts].find(({ type, src }) => type === 'module' && src === url)
  return Object.fromEntries(
    Object.entries(settingsTable).flatMap(([name, kind]) => {
      const value = readData(script, name, kind)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
