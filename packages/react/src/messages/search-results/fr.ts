import { pluralOf } from '../plural.ts'
import type { SearchResultsMessages } from './SearchResultsMessages.ts'

const plural = pluralOf('fr')

export const fr: SearchResultsMessages = {
  list: 'Résultats de la recherche',
  idle: 'Les lieux apparaîtront ici après une recherche.',
  loading: 'Recherche en cours…',
  found: (count, shown) => plural(count, { one: `${shown} lieu`, other: `${shown} lieux` }),
  foundSoFar: (count, shown) =>
    plural(count, { one: `${shown} lieu pour l’instant`, other: `${shown} lieux pour l’instant` }),
  nothing: 'Aucun lieu trouvé',
  nothingAdvice: 'Vérifiez l’orthographe, choisissez moins de critères ou cherchez ailleurs.',
  unnamed: 'Lieu sans nom',
  sort: 'Trier par',
  relevance: 'Pertinence',
  byDistance: (from) => `Distance ${from}`,
  fromYou: 'depuis votre position',
  fromMapCenter: 'depuis le centre de la carte',
  fromSearchCenter: 'depuis le centre de la recherche',
  fromPlace: (name) => `depuis ${name}`,
  more: 'Plus de lieux',
  searchOn: 'Chercher plus loin',
  loadingMore: 'Chargement de la suite…',
  moreFailed: 'La suite n’a pas pu être chargée.',
  refreshFailed: 'Ces lieux ne sont peut-être plus à jour.',
  showAll: (_count, shown) => `Afficher les ${shown} lieux`,
  offline: 'Vous êtes hors ligne. La recherche reprendra avec la connexion.',
  keyRefused: 'La recherche n’est pas disponible ici.',
  tooMany: (seconds, shown) =>
    plural(seconds, {
      one: `Trop de recherches. Réessayez dans ${shown} seconde.`,
      other: `Trop de recherches. Réessayez dans ${shown} secondes.`,
    }),
  failed: 'La recherche a échoué.',
  retry: 'Réessayer',
}
