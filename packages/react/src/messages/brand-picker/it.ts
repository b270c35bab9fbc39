import { pluralOf } from '../plural.ts'
import type { BrandPickerMessages } from './BrandPickerMessages.ts'

const plural = pluralOf('it')

export const it: BrandPickerMessages = {
  label: 'Marchi',
  search: 'Cerca un marchio',
  clearSearch: 'Cancella la ricerca',
  country: 'Paese',
  tiers: {
    best: 'I più conosciuti',
    well: 'Conosciuti',
    more: 'Altri marchi',
  },
  found: (count, shown) => plural(count, { one: `${shown} marchio`, other: `${shown} marchi` }),
  nothing: 'Nessun marchio si chiama così.',
  nothingAdvice: 'Controlla l’ortografia o scrivi meno lettere.',
  empty: 'Qui non si conoscono marchi.',
  noCountry: 'Quale paese?',
  noCountryAdvice: 'I marchi sono elencati per paese.',
  chosen: (count, shown) => plural(count, { one: `${shown} scelto`, other: `${shown} scelti` }),
  chosenList: 'Marchi scelti',
  added: (name) => `${name}: scelto`,
  removed: (name) => `${name}: rimosso`,
  remove: (name) => `Rimuovi ${name}`,
  clear: 'Rimuovi tutti',
  cleared: 'Tutti i marchi sono stati rimossi',
  loading: 'Caricamento dei marchi…',
  offline: 'Sei offline. I marchi arriveranno al ritorno della connessione.',
  keyRefused: 'I marchi non sono disponibili qui.',
  tooMany: 'Troppe richieste. Riprova tra un momento.',
  failed: 'Non è stato possibile caricare i marchi.',
  unavailable: 'Questo servizio non ha un elenco di marchi.',
  retry: 'Riprova',
}
