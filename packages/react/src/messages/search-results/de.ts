import { pluralOf } from '../plural.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'

const plural = pluralOf('de')

export const de: SearchResultsMessages = {
  list: 'Suchergebnisse',
  idle: 'Hier erscheinen Orte, sobald Sie suchen.',
  loading: 'Suche läuft…',
  found: (count, shown) => plural(count, { one: `${shown} Ort`, other: `${shown} Orte` }),
  foundSoFar: (count, shown) =>
    plural(count, { one: `bisher ${shown} Ort`, other: `bisher ${shown} Orte` }),
  nothing: 'Keine Orte gefunden',
  nothingAdvice: 'Prüfen Sie die Schreibweise, wählen Sie weniger aus oder suchen Sie anderswo.',
  unnamed: 'Ort ohne Namen',
  sort: 'Sortieren nach',
  relevance: 'Relevanz',
  byDistance: (from) => `Entfernung ${from}`,
  fromYou: 'von Ihnen',
  fromMapCenter: 'von der Kartenmitte',
  fromSearchCenter: 'von der Mitte der Suche',
  fromPlace: (name) => `von ${name}`,
  more: 'Weitere Orte',
  searchOn: 'Weitersuchen',
  loadingMore: 'Weitere werden geladen…',
  moreFailed: 'Die nächsten Orte kamen nicht an.',
  refreshFailed: 'Diese Orte sind vielleicht nicht mehr aktuell.',
  showAll: (_count, shown) => `Alle ${shown} Orte zeigen`,
  offline: 'Sie sind offline. Die Suche geht weiter, sobald Sie wieder verbunden sind.',
  keyRefused: 'Die Suche ist hier nicht verfügbar.',
  tooMany: (seconds, shown) =>
    plural(seconds, {
      one: `Zu viele Suchen. Versuchen Sie es in ${shown} Sekunde erneut.`,
      other: `Zu viele Suchen. Versuchen Sie es in ${shown} Sekunden erneut.`,
    }),
  failed: 'Die Suche ist fehlgeschlagen.',
  retry: 'Erneut versuchen',
}
