import { pluralOf } from '../plural.ts'
import type { CategoryBrowserMessages } from './CategoryBrowserMessages.ts'

const plural = pluralOf('de')

export const de: CategoryBrowserMessages = {
  label: 'Kategorien',
  search: 'Kategorie suchen',
  clearSearch: 'Suche leeren',
  all: (name) => `Alles: ${name}`,
  whole: 'Alle',
  found: (count, shown) =>
    plural(count, { one: `${shown} Kategorie`, other: `${shown} Kategorien` }),
  nothing: 'Keine Kategorie heißt so.',
  nothingAdvice: 'Versuchen Sie ein anderes Wort, oder geben Sie weniger ein.',
  empty: 'Hier gibt es keine Kategorien.',
  chosen: (_count, shown) => `${shown} ausgewählt`,
  clear: 'Auswahl aufheben',
  cleared: 'Keine Kategorie ausgewählt',
  loading: 'Kategorien werden geladen …',
  offline: 'Sie sind offline. Die Kategorien kommen, sobald die Verbindung wieder da ist.',
  keyRefused: 'Kategorien sind hier nicht verfügbar.',
  tooMany: 'Zu viele Anfragen. Versuchen Sie es gleich noch einmal.',
  failed: 'Die Kategorien ließen sich nicht laden.',
  unavailable: 'Dieser Dienst hat keine Liste von Kategorien.',
  retry: 'Noch einmal versuchen',
}
