import { pluralOf } from '../plural.ts'
import type { PlaceCardMessages } from './PlaceCardMessages.ts'

const plural = pluralOf('it')

export const it: PlaceCardMessages = {
  loading: 'Caricamento del luogo…',
  unnamed: 'Luogo senza nome',
  notFound: 'Questo luogo non è stato trovato.',
  which: 'Quale intende?',
  several: (count, shown) => plural(count, { one: `${shown} luogo`, other: `${shown} luoghi` }),
  others: 'Mostra gli altri',
  offline: 'Non c’è connessione. Il luogo sarà caricato appena possibile.',
  keyRefused: 'I luoghi non sono disponibili qui.',
  tooMany: 'Troppe richieste. Attenda un momento.',
  failed: 'Non è stato possibile caricare il luogo.',
  retry: 'Riprova',
  actions: 'Azioni',
  directions: 'Indicazioni',
  call: 'Chiama',
  website: 'Sito web',
  share: 'Condividi',
  copyAddress: 'Copia l’indirizzo',
  copyCoordinates: 'Copia le coordinate',
  copied: 'Copiato',
  copyFailed: 'Non è stato possibile copiare.',
  address: 'Indirizzo',
  category: 'Categoria',
  brand: 'Marchio',
  coordinates: 'Coordinate',
  accuracy: (shown, most) => `Corrispondenza: ${shown} su ${most}`,
}
