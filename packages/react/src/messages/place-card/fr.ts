import { pluralOf } from '../plural.ts'
import type { PlaceCardMessages } from './PlaceCardMessages.ts'

const plural = pluralOf('fr')

export const fr: PlaceCardMessages = {
  loading: 'Chargement du lieu…',
  unnamed: 'Lieu sans nom',
  notFound: 'Ce lieu est introuvable.',
  which: 'Lequel cherchez-vous ?',
  several: (count, shown) => plural(count, { one: `${shown} lieu`, other: `${shown} lieux` }),
  others: 'Voir les autres',
  offline: 'Vous êtes hors ligne. Le lieu sera chargé à votre retour.',
  keyRefused: 'Les lieux ne sont pas disponibles ici.',
  tooMany: 'Trop de demandes. Patientez un instant.',
  failed: 'Le lieu n’a pas pu être chargé.',
  retry: 'Réessayer',
  actions: 'Actions possibles',
  directions: 'Itinéraire',
  call: 'Appeler',
  website: 'Site web',
  share: 'Partager',
  copyAddress: 'Copier l’adresse',
  copyCoordinates: 'Copier les coordonnées',
  copied: 'Copié',
  copyFailed: 'La copie a échoué.',
  address: 'Adresse',
  category: 'Catégorie',
  brand: 'Marque',
  coordinates: 'Coordonnées',
  accuracy: (shown, most) => `Correspondance : ${shown} sur ${most}`,
}
