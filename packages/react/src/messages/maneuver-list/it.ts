import { pluralOf } from '../plural.ts'
import type { ManeuverListMessages } from './ManeuverListMessages.ts'

const plural = pluralOf('it')

export const it: ManeuverListMessages = {
  list: 'Indicazioni',
  from: 'Partenza',
  to: 'Arrivo',
  noRoute: 'Nessun percorso trovato',
  noRouteAdvice: 'Sposta la partenza o l’arrivo, oppure evita meno cose.',
  noSteps: 'Questo percorso è senza indicazioni.',
  showAll: (count, shown) =>
    plural(count, {
      one: `Mostra ${shown} passo`,
      other: `Mostra tutti i ${shown} passi`,
    }),
  copy: 'Copia le indicazioni',
  copied: 'Indicazioni copiate',
  copyFailed: 'Non è stato possibile copiare le indicazioni.',
}
