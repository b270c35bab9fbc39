import { pluralOf } from '../plural.ts'
import type { BrandPickerMessages } from './BrandPickerMessages.ts'

const plural = pluralOf('de')

export const de: BrandPickerMessages = {
  label: 'Marken',
  search: 'Marke suchen',
  clearSearch: 'Suche leeren',
  country: 'Land',
  tiers: {
    best: 'Die bekanntesten',
    well: 'Bekannte',
    more: 'Weitere Marken',
  },
  found: (count, shown) => plural(count, { one: `${shown} Marke`, other: `${shown} Marken` }),
  nothing: 'Keine Marke heißt so.',
  nothingAdvice: 'Prüfen Sie die Schreibweise, oder geben Sie weniger ein.',
  empty: 'Hier sind keine Marken bekannt.',
  noCountry: 'Welches Land?',
  noCountryAdvice: 'Marken werden nach Ländern gezeigt.',
  chosen: (_count, shown) => `${shown} ausgewählt`,
  chosenList: 'Ausgewählte Marken',
  added: (name) => `${name} ausgewählt`,
  removed: (name) => `${name} entfernt`,
  remove: (name) => `${name} entfernen`,
  clear: 'Alle entfernen',
  cleared: 'Alle Marken entfernt',
  loading: 'Marken werden geladen …',
  offline: 'Sie sind offline. Die Marken kommen, sobald die Verbindung wieder da ist.',
  keyRefused: 'Marken sind hier nicht verfügbar.',
  tooMany: 'Zu viele Anfragen. Versuchen Sie es gleich noch einmal.',
  failed: 'Die Marken ließen sich nicht laden.',
  unavailable: 'Dieser Dienst hat keine Liste von Marken.',
  retry: 'Noch einmal versuchen',
}
