import type { ReverseGeocodeMessages } from './ReverseGeocodeMessages.ts'

export const it: ReverseGeocodeMessages = {
  heading: 'Che cosa c’è qui',
  loading: 'Ricerca dell’indirizzo…',
  nothing: 'Nessun indirizzo noto qui.',
  offline: 'Sei offline. L’indirizzo arriverà quando torna la connessione.',
  keyRefused: 'Gli indirizzi non sono disponibili qui.',
  failed: 'Non è stato possibile cercare l’indirizzo.',
  retry: 'Riprova',
  coordinates: 'Coordinate',
}
