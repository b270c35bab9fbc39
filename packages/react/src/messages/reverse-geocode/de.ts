import type { ReverseGeocodeMessages } from './ReverseGeocodeMessages.ts'

export const de: ReverseGeocodeMessages = {
  heading: 'Was ist hier?',
  loading: 'Adresse wird gesucht…',
  nothing: 'Hier ist keine Adresse bekannt.',
  offline: 'Sie sind offline. Die Adresse kommt, sobald Sie wieder verbunden sind.',
  keyRefused: 'Adressen sind hier nicht verfügbar.',
  failed: 'Die Adresse konnte nicht gesucht werden.',
  retry: 'Erneut versuchen',
  coordinates: 'Koordinaten',
}
