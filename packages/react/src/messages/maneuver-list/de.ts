import { pluralOf } from '../plural.ts'
import type { ManeuverListMessages } from './ManeuverListMessages.ts'

const plural = pluralOf('de')

export const de: ManeuverListMessages = {
  list: 'Wegbeschreibung',
  from: 'Start',
  to: 'Ziel',
  noRoute: 'Keine Route gefunden',
  noRouteAdvice: 'Verschieben Sie Start oder Ziel, oder vermeiden Sie weniger.',
  noSteps: 'Zu dieser Route gibt es keine Wegbeschreibung.',
  showAll: (count, shown) =>
    plural(count, {
      one: `${shown} Schritt anzeigen`,
      other: `Alle ${shown} Schritte anzeigen`,
    }),
  copy: 'Wegbeschreibung kopieren',
  copied: 'Wegbeschreibung kopiert',
  copyFailed: 'Die Wegbeschreibung ließ sich nicht kopieren.',
}
