import type { DirectionsMessages } from './DirectionsMessages.ts'

export const de: DirectionsMessages = {
  label: 'Route',
  origin: 'Von',
  destination: 'Nach',
  swap: 'Start und Ziel tauschen',
  options: 'Optionen',
  pick: 'Auf der Karte wählen',
  picking: 'Den Punkt in die Mitte der Karte schieben oder anklicken.',
  pickHere: 'Diesen Punkt wählen',
  cancel: 'Abbrechen',
  start: 'Wo beginnt die Route, wo endet sie?',
  loading: 'Der Weg wird gesucht…',
  none: 'Zwischen diesen Punkten gibt es keinen Weg.',
  noneAdvice: 'Vielleicht mit einem anderen Verkehrsmittel, oder wenn weniger vermieden wird.',
  unavailable: 'Dieser Dienst bietet keine Routen an.',
  keyRefused: 'Routen sind hier nicht verfügbar.',
  offline: 'Sie sind offline. Die Suche geht weiter, sobald Sie wieder verbunden sind.',
  failed: 'Der Weg konnte nicht gefunden werden.',
  retry: 'Noch einmal versuchen',
  print: 'Drucken',
  map: 'Karte der Route',
}
