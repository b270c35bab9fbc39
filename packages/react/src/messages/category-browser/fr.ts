import { pluralOf } from '../plural.ts'
import type { CategoryBrowserMessages } from './CategoryBrowserMessages.ts'

const plural = pluralOf('fr')

export const fr: CategoryBrowserMessages = {
  label: 'Catégories',
  search: 'Rechercher une catégorie',
  clearSearch: 'Effacer la recherche',
  all: (name) => `Tout : ${name}`,
  whole: 'Tout',
  found: (count, shown) =>
    plural(count, { one: `${shown} catégorie`, other: `${shown} catégories` }),
  nothing: 'Aucune catégorie ne porte ce nom.',
  nothingAdvice: 'Essayez un autre mot ou tapez moins de lettres.',
  empty: 'Il n’y a pas de catégories ici.',
  chosen: (count, shown) => plural(count, { one: `${shown} choisie`, other: `${shown} choisies` }),
  clear: 'Tout effacer',
  cleared: 'Aucune catégorie choisie',
  loading: 'Chargement des catégories…',
  offline: 'Vous êtes hors ligne. Les catégories s’afficheront au retour de la connexion.',
  keyRefused: 'Les catégories ne sont pas disponibles ici.',
  tooMany: 'Trop de demandes. Réessayez dans un instant.',
  failed: 'Les catégories n’ont pas pu être chargées.',
  unavailable: 'Ce service n’a pas de liste de catégories.',
  retry: 'Réessayer',
}
