import type { CompassPoint } from '../../domain/compass.ts'
import type { ManeuverMessages, StepWords } from './ManeuverMessages.ts'

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'Norden',
  'north-east': 'Nordosten',
  east: 'Osten',
  'south-east': 'Südosten',
  south: 'Süden',
  'south-west': 'Südwesten',
  west: 'Westen',
  'north-west': 'Nordwesten',
}

const turns = {
  left: 'links',
  right: 'rechts',
  'slight-left': 'leicht links',
  'slight-right': 'leicht rechts',
  'hard-left': 'scharf links',
  'hard-right': 'scharf rechts',
} as const

const hand = ({ side }: StepWords): string => (side?.endsWith('left') ? 'links' : 'rechts')

/** „die Ausfahrt rechts Richtung …“ */
const taking = (what: string, step: StepWords): string =>
  [what, step.side && hand(step), step.road && `Richtung ${step.road}`, 'nehmen']
    .filter(Boolean)
    .join(' ')

const keeping = (step: StepWords): string =>
  step.side ? `${hand(step)} halten` : 'geradeaus weiter'

const onto = (act: string, { road }: StepWords): string => (road ? `${act} auf ${road}` : act)
const thenOn = (act: string, { road }: StepWords): string =>
  road ? `${act} und weiter auf ${road}` : act

export const de: ManeuverMessages = {
  start: ({ compass: point, road }) =>
    [road ? `auf ${road}` : '', point ? `Richtung ${compass[point]}` : '', 'starten']
      .filter(Boolean)
      .join(' '),
  turn: (step) => onto(step.side ? `${turns[step.side]} abbiegen` : 'abbiegen', step),
  'u-turn': (step) => thenOn(step.side ? `nach ${hand(step)} wenden` : 'wenden', step),
  continue: ({ road }) => (road ? `weiter auf ${road}` : 'dem Straßenverlauf folgen'),
  'name-change': ({ road }) => (road ? `weiter auf ${road}` : 'dem Straßenverlauf folgen'),
  'enter-highway': ({ side, road }) =>
    [side && hand({ side }), road ? `auf ${road}` : 'auf die Autobahn', 'auffahren']
      .filter(Boolean)
      .join(' '),
  'exit-highway': (step) => taking('die Ausfahrt', step),
  ramp: (step) => taking('die Auffahrt', step),
  merge: (step) => onto(step.side ? `${hand(step)} einfädeln` : 'einfädeln', step),
  keep: (step) => onto(`an der Gabelung ${keeping(step)}`, step),
  'keep-highway': (step) => onto(`an der Autobahngabelung ${keeping(step)}`, step),
  'keep-surface': (step) => onto(`an der Gabelung ${keeping(step)}`, step),
  'stay-highway': (step) =>
    `an der Autobahngabelung ${keeping(step)} und auf ${step.road ?? 'der Autobahn'} bleiben`,
  'stay-surface': (step) =>
    `an der Gabelung ${keeping(step)} und auf ${step.road ?? 'der Straße'} bleiben`,
  'enter-roundabout': ({ road }) =>
    road ? `in den Kreisverkehr ${road} einfahren` : 'in den Kreisverkehr einfahren',
  'leave-roundabout': (step) => onto('den Kreisverkehr verlassen', step),
  'straight-through-rotary': (step) => onto('im Kreisverkehr geradeaus weiter', step),
  'enter-tunnel': ({ road }) => (road ? `auf ${road} durch den Tunnel` : 'durch den Tunnel'),
  'leave-tunnel': ({ road }) =>
    road ? `nach dem Tunnel weiter auf ${road}` : 'den Tunnel verlassen',
  'enter-bridge': ({ road }) => (road ? `auf ${road} über die Brücke` : 'über die Brücke'),
  'take-ferry': ({ road }) => (road ? `die Fähre ${road} nehmen` : 'die Fähre nehmen'),
  'leave-ferry': (step) => thenOn('die Fähre verlassen', step),
  'continue-on-foot': (step) => onto('zu Fuß weiter', step),
  'enter-private-road': ({ side, road }) => {
    const way = road ? `die Privatstraße ${road}` : 'die Privatstraße'
    return side ? `${turns[side]} auf ${way} abbiegen` : `${way} nehmen`
  },
  'enter-country': (step) =>
    thenOn(
      step.country ? `die Grenze überqueren (${step.country})` : 'die Grenze überqueren',
      step,
    ),
  stairs: (step) => taking('die Treppe', step),
  escalator: (step) => taking('die Rolltreppe', step),
  arrive: (step) =>
    step.side
      ? `Ankunft am Ziel, auf der ${hand(step) === 'links' ? 'linken' : 'rechten'} Seite`
      : 'Ankunft am Ziel',
  unknown: ({ road }) => (road ? `weiter auf ${road}` : 'dem Straßenverlauf folgen'),
  immediately: (sentence) => `direkt danach ${sentence}`,
  driveOn: {
    left: 'Ab hier gilt Linksverkehr.',
    right: 'Ab hier gilt Rechtsverkehr.',
  },
  follow: (distance) => `${distance} folgen`,
  endingOn: (road) => `zuletzt auf ${road}`,
}
