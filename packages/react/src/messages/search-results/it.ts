import { pluralOf } from '../plural.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'

const plural = pluralOf('it')

export const it: SearchResultsMessages = {
  list: 'Risultati della ricerca',
  idle: 'I luoghi compariranno qui dopo una ricerca.',
  loading: 'Ricerca in corso…',
  found: (count, shown) => plural(count, { one: `${shown} luogo`, other: `${shown} luoghi` }),
  foundSoFar: (count, shown) =>
    plural(count, { one: `${shown} luogo finora`, other: `${shown} luoghi finora` }),
  nothing: 'Nessun luogo trovato',
  nothingAdvice: 'Controlli l’ortografia, scelga meno filtri o cerchi altrove.',
  unnamed: 'Luogo senza nome',
  sort: 'Ordina per',
  relevance: 'Pertinenza',
  byDistance: (from) => `Distanza ${from}`,
  fromYou: 'da Lei',
  fromMapCenter: 'dal centro della mappa',
  fromSearchCenter: 'dal centro della ricerca',
  fromPlace: (name) => `da ${name}`,
  more: 'Altri luoghi',
  searchOn: 'Continua a cercare',
  loadingMore: 'Caricamento di altri luoghi…',
  moreFailed: 'I luoghi successivi non sono arrivati.',
  refreshFailed: 'Questi luoghi potrebbero non essere aggiornati.',
  showAll: (_count, shown) => `Mostra tutti i ${shown} luoghi`,
  offline: 'Non c’è connessione. La ricerca riprenderà appena possibile.',
  keyRefused: 'La ricerca non è disponibile qui.',
  tooMany: (seconds, shown) =>
    plural(seconds, {
      one: `Troppe ricerche. Riprovi tra ${shown} secondo.`,
      other: `Troppe ricerche. Riprovi tra ${shown} secondi.`,
    }),
  failed: 'La ricerca non è riuscita.',
  retry: 'Riprova',
}
