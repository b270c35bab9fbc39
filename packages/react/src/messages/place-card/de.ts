import { pluralOf } from '../plural.ts'
import type { PlaceCardMessages } from './PlaceCardMessages.ts'

const plural = pluralOf('de')

export const de: PlaceCardMessages = {
  loading: 'Ort wird geladen…',
  unnamed: 'Ort ohne Namen',
  notFound: 'Dieser Ort wurde nicht gefunden.',
  which: 'Welchen Ort meinen Sie?',
  several: (count, shown) => plural(count, { one: `${shown} Ort`, other: `${shown} Orte` }),
  others: 'Die anderen zeigen',
  offline: 'Sie sind offline. Der Ort wird geladen, sobald Sie wieder verbunden sind.',
  keyRefused: 'Orte sind hier nicht verfügbar.',
  tooMany: 'Zu viele Anfragen. Warten Sie einen Moment.',
  failed: 'Der Ort konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  actions: 'Aktionen',
  directions: 'Route',
  call: 'Anrufen',
  website: 'Webseite',
  share: 'Teilen',
  copyAddress: 'Adresse kopieren',
  copyCoordinates: 'Koordinaten kopieren',
  copied: 'Kopiert',
  copyFailed: 'Das Kopieren ist fehlgeschlagen.',
  address: 'Anschrift',
  category: 'Kategorie',
  brand: 'Marke',
  coordinates: 'Koordinaten',
  accuracy: (shown, most) => `Übereinstimmung: ${shown} von ${most}`,
}
