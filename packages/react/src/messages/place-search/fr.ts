import { pluralOf } from '../plural.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'

const plural = pluralOf('fr')

export const fr: PlaceSearchMessages = {
  label: 'Rechercher un lieu',
  placeholder: 'Lieu ou adresse',
  clear: 'Effacer',
  list: 'Suggestions',
  loading: 'Recherche en cours…',
  found: (count, shown) =>
    plural(count, { one: `${shown} suggestion`, other: `${shown} suggestions` }),
  nothing: 'Aucun résultat',
  nothingAdvice: 'Vérifiez l’orthographe ou saisissez moins de mots.',
  short: (least, shown) =>
    plural(least, {
      one: `Saisissez au moins ${shown} lettre`,
      other: `Saisissez au moins ${shown} lettres`,
    }),
  needsLocation: 'Où faut-il chercher ?',
  useMyLocation: 'Utiliser ma position',
  locating: 'Recherche de votre position…',
  denied:
    'Votre navigateur a reçu l’ordre de ne pas communiquer votre position. Autorisez-la dans les réglages de cette page.',
  unavailable: 'Votre position n’a pas pu être déterminée.',
  timeout: 'La recherche de votre position a pris trop de temps.',
  offline: 'Vous êtes hors ligne. La recherche reprendra avec la connexion.',
  keyRefused: 'La recherche n’est pas disponible ici.',
  tooMany: (seconds, shown) =>
    plural(seconds, {
      one: `Trop de recherches. Réessayez dans ${shown} seconde.`,
      other: `Trop de recherches. Réessayez dans ${shown} secondes.`,
    }),
  failed: 'La recherche a échoué.',
  retry: 'Réessayer',
  recent: (count, shown) =>
    plural(count, { one: `${shown} lieu récent`, other: `${shown} lieux récents` }),
  editRecent: 'Modifier les lieux récents',
  removed: (line) => `${line} retiré de la liste`,
  close: 'Fermer la recherche',
  chosen: (line) => `Choix : ${line}`,
  coordinate: 'Le point de ces coordonnées',
  category: 'Catégorie',
  brand: 'Marque',
  area: 'Zone',
}
