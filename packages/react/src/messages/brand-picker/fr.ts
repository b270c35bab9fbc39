import { pluralOf } from '../plural.ts'
import type { BrandPickerMessages } from './BrandPickerMessages.ts'

const plural = pluralOf('fr')

export const fr: BrandPickerMessages = {
  label: 'Marques',
  search: 'Rechercher une marque',
  clearSearch: 'Effacer la recherche',
  country: 'Pays',
  tiers: {
    best: 'Les plus connues',
    well: 'Bien connues',
    more: 'Autres marques',
  },
  found: (count, shown) => plural(count, { one: `${shown} marque`, other: `${shown} marques` }),
  nothing: 'Aucune marque ne porte ce nom.',
  nothingAdvice: 'Vérifiez l’orthographe ou tapez moins de lettres.',
  empty: 'Aucune marque n’est connue ici.',
  noCountry: 'Quel pays ?',
  noCountryAdvice: 'Les marques sont classées par pays.',
  chosen: (count, shown) => plural(count, { one: `${shown} choisie`, other: `${shown} choisies` }),
  chosenList: 'Marques choisies',
  added: (name) => `${name} : choisie`,
  removed: (name) => `${name} : retirée`,
  remove: (name) => `Retirer ${name}`,
  clear: 'Tout retirer',
  cleared: 'Toutes les marques sont retirées',
  loading: 'Chargement des marques…',
  offline: 'Vous êtes hors ligne. Les marques s’afficheront au retour de la connexion.',
  keyRefused: 'Les marques ne sont pas disponibles ici.',
  tooMany: 'Trop de demandes. Réessayez dans un instant.',
  failed: 'Les marques n’ont pas pu être chargées.',
  unavailable: 'Ce service n’a pas de liste de marques.',
  retry: 'Réessayer',
}
