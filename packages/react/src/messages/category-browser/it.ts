import { pluralOf } from '../plural.ts'
import type { CategoryBrowserMessages } from './CategoryBrowserMessages.ts'

const plural = pluralOf('it')

export const it: CategoryBrowserMessages = {
  label: 'Categorie',
  search: 'Cerca una categoria',
  clearSearch: 'Cancella la ricerca',
  all: (name) => `Tutto: ${name}`,
  whole: 'Tutto',
  found: (count, shown) =>
    plural(count, { one: `${shown} categoria`, other: `${shown} categorie` }),
  nothing: 'Nessuna categoria si chiama così.',
  nothingAdvice: 'Prova con un’altra parola o scrivi meno lettere.',
  empty: 'Qui non ci sono categorie.',
  chosen: (count, shown) => plural(count, { one: `${shown} scelta`, other: `${shown} scelte` }),
  clear: 'Togli tutte',
  cleared: 'Nessuna categoria scelta',
  loading: 'Caricamento delle categorie…',
  offline: 'Sei offline. Le categorie arriveranno al ritorno della connessione.',
  keyRefused: 'Le categorie non sono disponibili qui.',
  tooMany: 'Troppe richieste. Riprova tra un momento.',
  failed: 'Non è stato possibile caricare le categorie.',
  unavailable: 'Questo servizio non ha un elenco di categorie.',
  retry: 'Riprova',
}
