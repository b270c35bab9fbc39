import type { LocateButtonMessages } from './LocateButtonMessages.ts'

export const de: LocateButtonMessages = {
  label: 'Meinen Standort verwenden',
  locating: 'Standort wird gesucht…',
  found: 'Ihr Standort wurde gefunden.',
  denied:
    'Ihr Browser darf den Standort nicht weitergeben. Erlauben Sie es in den Einstellungen dieser Seite.',
  unavailable: 'Ihr Standort wurde nicht gefunden.',
  timeout: 'Die Suche nach Ihrem Standort hat zu lange gedauert.',
}
