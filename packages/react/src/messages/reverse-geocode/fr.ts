import type { ReverseGeocodeMessages } from './ReverseGeocodeMessages.ts'

export const fr: ReverseGeocodeMessages = {
  heading: 'Qu’y a-t-il ici ?',
  loading: 'Recherche de l’adresse…',
  nothing: 'Aucune adresse connue ici.',
  offline: 'Vous êtes hors ligne. L’adresse viendra avec la connexion.',
  keyRefused: 'Les adresses ne sont pas disponibles ici.',
  failed: 'L’adresse n’a pas pu être trouvée.',
  retry: 'Réessayer',
  coordinates: 'Coordonnées',
}
