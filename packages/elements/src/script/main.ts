import { defineTags } from '../defineTags.ts'
import { elements } from '../elements.ts'
import { moreTags } from '../moreTags.ts'
import { type ElementSettings, settingsTable } from '../settings/ElementSettings.ts'
import { setDefaults } from '../settings/pageSettings.ts'
import { enhanceInputs } from './enhanceInputs.ts'
import { readData } from './readData.ts'
import { whenFound } from './whenFound.ts'

/** Starts the script once it has loaded. */
export function main(url: string): void {
  setDefaults(scriptSettings(url))
  if (!defineTags(elements)) return
  enhanceInputs()
  whenFound(moreTags.join(), () => import('./more.ts'))
}

/** The settings from the script tag: `data-base-url`, `data-api-key`, `data-language`, `data-units`, `data-near`, `data-worker-url`. */
function scriptSettings(url: string): ElementSettings {
  // A module does not know its script tag, but it knows its URL.
  const script = [...document.scripts].find(({ type, src }) => type === 'module' && src === url)
  return Object.fromEntries(
    Object.entries(settingsTable).flatMap(([name, kind]) => {
      const value = readData(script, name, kind)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
