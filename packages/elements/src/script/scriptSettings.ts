import type { AttributeKind } from '../element/AttributeKind.ts'
import { attributeOf } from '../element/PropertyTable.ts'
import { type ElementSettings, settingsTable } from '../settings/ElementSettings.ts'

/** What the tag of a script says: `data-base-url`, `data-key`, `data-language`, `data-units`, `data-near`, `data-worker-url`. */
export function scriptSettings(url: string): ElementSettings {
  // A module does not know its tag; it knows its address.
  const script = [...document.scripts].find(({ type, src }) => type === 'module' && src === url)
  const kinds: [string, AttributeKind | null][] = Object.entries(settingsTable)
  return Object.fromEntries(
    kinds.flatMap(([name, kind]) => {
      const attribute = name === 'apiKey' ? 'key' : attributeOf(name)
      const value = kind?.read(script?.getAttribute(`data-${attribute}`) ?? null)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
