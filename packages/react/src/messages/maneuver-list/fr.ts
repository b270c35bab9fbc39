import { pluralOf } from '../plural.ts'
import type { ManeuverListMessages } from './ManeuverListMessages.ts'

const plural = pluralOf('fr')

export const fr: ManeuverListMessages = {
  list: 'Itinéraire',
  from: 'Départ',
  to: 'Arrivée',
  noRoute: 'Aucun itinéraire trouvé',
  noRouteAdvice: 'Déplacez le départ ou l’arrivée, ou évitez moins de choses.',
  noSteps: 'Cet itinéraire est fourni sans indications.',
  showAll: (count, shown) =>
    plural(count, {
      one: `Afficher ${shown} étape`,
      other: `Afficher les ${shown} étapes`,
    }),
  copy: 'Copier l’itinéraire',
  copied: 'Itinéraire copié',
  copyFailed: 'L’itinéraire n’a pas pu être copié.',
}
