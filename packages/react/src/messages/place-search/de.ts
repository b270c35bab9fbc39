import { pluralOf } from '../plural.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'

const plural = pluralOf('de')

export const de: PlaceSearchMessages = {
  label: 'Ort suchen',
  placeholder: 'Ort oder Adresse',
  clear: 'Leeren',
  list: 'Vorschläge',
  loading: 'Suche läuft …',
  found: (count, shown) =>
    plural(count, { one: `${shown} Vorschlag`, other: `${shown} Vorschläge` }),
  nothing: 'Nichts gefunden',
  nothingAdvice: 'Prüfen Sie die Schreibweise, oder geben Sie weniger ein.',
  short: (least, shown) =>
    plural(least, {
      one: `Mindestens ${shown} Buchstabe`,
      other: `Mindestens ${shown} Buchstaben`,
    }),
  needsLocation: 'Wo soll gesucht werden?',
  useMyLocation: 'Meinen Standort verwenden',
  locating: 'Standort wird ermittelt …',
  denied:
    'Der Browser darf Ihren Standort nicht weitergeben. Erlauben Sie es in den Einstellungen dieser Seite.',
  unavailable: 'Ihr Standort war nicht zu ermitteln.',
  timeout: 'Es hat zu lange gedauert, Ihren Standort zu ermitteln.',
  offline: 'Sie sind offline. Die Suche geht weiter, sobald die Verbindung wieder da ist.',
  keyRefused: 'Die Suche ist hier nicht verfügbar.',
  tooMany: (seconds, shown) =>
    plural(seconds, {
      one: `Zu viele Suchen. Neuer Versuch in ${shown} Sekunde.`,
      other: `Zu viele Suchen. Neuer Versuch in ${shown} Sekunden.`,
    }),
  failed: 'Die Suche hat nicht geklappt.',
  retry: 'Noch einmal versuchen',
  recent: (count, shown) =>
    plural(count, {
      one: `${shown} zuletzt gewählter Ort`,
      other: `${shown} zuletzt gewählte Orte`,
    }),
  editRecent: 'Zuletzt gewählte Orte bearbeiten',
  removed: (line) => `${line} entfernt`,
  close: 'Suche schließen',
  chosen: (line) => `${line} ausgewählt`,
  coordinate: 'Der Punkt mit diesen Koordinaten',
  category: 'Kategorie',
  brand: 'Marke',
  area: 'Gebiet',
}
