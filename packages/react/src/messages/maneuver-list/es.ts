import { pluralOf } from '../plural.ts'
import type { ManeuverListMessages } from './ManeuverListMessages.ts'

const plural = pluralOf('es')

export const es: ManeuverListMessages = {
  list: 'Indicaciones',
  from: 'Desde',
  to: 'Hasta',
  noRoute: 'No se encontró ninguna ruta',
  noRouteAdvice: 'Cambia el origen o el destino, o evita menos cosas.',
  noSteps: 'Esta ruta viene sin indicaciones.',
  showAll: (count, shown) =>
    plural(count, {
      one: `Mostrar ${shown} paso`,
      other: `Mostrar los ${shown} pasos`,
    }),
  copy: 'Copiar las indicaciones',
  copied: 'Indicaciones copiadas',
  copyFailed: 'No se pudieron copiar las indicaciones.',
}
