import { pluralOf } from '../plural.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'

const plural = pluralOf('it')

export const it: PlaceSearchMessages = {
  label: 'Cerca un luogo',
  placeholder: 'Luogo o indirizzo',
  clear: 'Cancella',
  list: 'Suggerimenti',
  loading: 'Ricerca in corso…',
  found: (count, shown) =>
    plural(count, { one: `${shown} suggerimento`, other: `${shown} suggerimenti` }),
  nothing: 'Nessun risultato',
  nothingAdvice: 'Controlla l’ortografia o scrivi meno parole.',
  short: (least, shown) =>
    plural(least, {
      one: `Scrivi almeno ${shown} lettera`,
      other: `Scrivi almeno ${shown} lettere`,
    }),
  needsLocation: 'Dove bisogna cercare?',
  useMyLocation: 'Usa la mia posizione',
  locating: 'Ricerca della tua posizione…',
  denied:
    'Il browser non può condividere la tua posizione. Consentilo nelle impostazioni di questa pagina.',
  unavailable: 'Non è stato possibile trovare la tua posizione.',
  timeout: 'Trovare la tua posizione ha richiesto troppo tempo.',
  offline: 'Sei offline. La ricerca riprende quando torna la connessione.',
  keyRefused: 'La ricerca non è disponibile qui.',
  tooMany: (seconds, shown) =>
    plural(seconds, {
      one: `Troppe ricerche. Riprova tra ${shown} secondo.`,
      other: `Troppe ricerche. Riprova tra ${shown} secondi.`,
    }),
  failed: 'La ricerca non è riuscita.',
  retry: 'Riprova',
  recent: (count, shown) =>
    plural(count, { one: `${shown} luogo recente`, other: `${shown} luoghi recenti` }),
  editRecent: 'Modifica i luoghi recenti',
  removed: (line) => `Rimosso: ${line}`,
  close: 'Chiudi la ricerca',
  chosen: (line) => `Scelto: ${line}`,
  coordinate: 'Il punto con queste coordinate',
  category: 'Categoria',
  brand: 'Marchio',
  area: 'Zona',
}
