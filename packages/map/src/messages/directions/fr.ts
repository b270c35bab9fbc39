import type { DirectionsMessages } from './DirectionsMessages.ts'

export const fr: DirectionsMessages = {
  label: 'Itinéraire',
  origin: 'De',
  destination: 'À',
  swap: 'Inverser le départ et l’arrivée',
  options: 'Options',
  pick: 'Choisir sur la carte',
  picking: 'Placez le point au milieu de la carte, ou cliquez dessus.',
  pickHere: 'Choisir ce point',
  cancel: 'Annuler',
  start: 'Choisissez le départ et l’arrivée.',
  loading: 'Recherche de l’itinéraire…',
  none: 'Il n’y a pas d’itinéraire entre ces points.',
  noneAdvice: 'Essayez un autre véhicule, ou évitez moins de choses.',
  unavailable: 'Ce service ne propose pas d’itinéraires.',
  keyRefused: 'Les itinéraires ne sont pas disponibles ici.',
  offline: 'Vous êtes hors ligne. La recherche reprendra à votre retour.',
  failed: 'L’itinéraire n’a pas pu être trouvé.',
  retry: 'Réessayer',
  print: 'Imprimer',
  map: 'Carte de l’itinéraire',
}
