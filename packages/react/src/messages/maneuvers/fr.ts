import type { CompassPoint } from '../../domain/compass.ts'
import type { ManeuverMessages, StepWords } from './ManeuverMessages.ts'

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'le nord',
  'north-east': 'le nord-est',
  east: 'l’est',
  'south-east': 'le sud-est',
  south: 'le sud',
  'south-west': 'le sud-ouest',
  west: 'l’ouest',
  'north-west': 'le nord-ouest',
}

const turns = {
  left: 'tournez à gauche',
  right: 'tournez à droite',
  'slight-left': 'tournez légèrement à gauche',
  'slight-right': 'tournez légèrement à droite',
  'hard-left': 'tournez franchement à gauche',
  'hard-right': 'tournez franchement à droite',
} as const

const hand = ({ side }: StepWords): string => (side?.endsWith('left') ? 'gauche' : 'droite')

/** « à gauche », après ce qui s’y trouve. */
const beside = (what: string, step: StepWords): string =>
  step.side ? `${what} à ${hand(step)}` : what

const turning = ({ side }: StepWords): string => (side ? turns[side] : 'tournez')
const keeping = (step: StepWords): string =>
  step.side ? `tenez la ${hand(step)}` : 'continuez tout droit'

const onto = (act: string, { road }: StepWords): string => (road ? `${act} sur ${road}` : act)
const toward = (act: string, { road }: StepWords): string => (road ? `${act} vers ${road}` : act)
const toTake = (act: string, { road }: StepWords): string =>
  road ? `${act} pour prendre ${road}` : act
const thenOn = (act: string, { road }: StepWords): string =>
  road ? `${act} et continuez sur ${road}` : act

export const fr: ManeuverMessages = {
  start: (step) => onto(step.compass ? `partez vers ${compass[step.compass]}` : 'partez', step),
  turn: (step) => onto(turning(step), step),
  'u-turn': (step) =>
    thenOn(step.side ? `faites demi-tour par la ${hand(step)}` : 'faites demi-tour', step),
  continue: (step) => onto('continuez', step),
  'name-change': (step) => onto('continuez', step),
  'enter-highway': (step) =>
    `${beside('prenez la bretelle', step)} pour rejoindre ${step.road ?? 'l’autoroute'}`,
  'exit-highway': (step) => toward(beside('prenez la sortie', step), step),
  ramp: (step) => toward(beside('prenez la bretelle', step), step),
  merge: (step) => onto(beside('insérez-vous', step), step),
  keep: (step) => toTake(`${keeping(step)} à la bifurcation`, step),
  'keep-highway': (step) => toTake(`${keeping(step)} à l’embranchement de l’autoroute`, step),
  'keep-surface': (step) => toTake(`${keeping(step)} à la bifurcation`, step),
  'stay-highway': (step) =>
    `${keeping(step)} à l’embranchement de l’autoroute pour ${step.road ? `rester sur ${step.road}` : 'y rester'}`,
  'stay-surface': (step) =>
    `${keeping(step)} à la bifurcation pour rester sur ${step.road ?? 'la même route'}`,
  'enter-roundabout': ({ road }) =>
    road ? `engagez-vous dans le rond-point ${road}` : 'engagez-vous dans le rond-point',
  'leave-roundabout': (step) => onto('sortez du rond-point', step),
  'straight-through-rotary': (step) => onto('au rond-point, continuez tout droit', step),
  'enter-tunnel': ({ road }) =>
    road ? `continuez sur ${road} par le tunnel` : 'empruntez le tunnel',
  'leave-tunnel': ({ road }) =>
    road ? `continuez sur ${road} après le tunnel` : 'sortez du tunnel',
  'enter-bridge': ({ road }) => (road ? `continuez sur ${road} par le pont` : 'traversez le pont'),
  'take-ferry': ({ road }) => (road ? `prenez le ferry ${road}` : 'prenez le ferry'),
  'leave-ferry': (step) => thenOn('quittez le ferry', step),
  'continue-on-foot': (step) => onto('continuez à pied', step),
  'enter-private-road': (step) => {
    const road = step.road ? `la voie privée ${step.road}` : 'la voie privée'
    return step.side ? `${turning(step)} sur ${road}` : `empruntez ${road}`
  },
  'enter-country': (step) =>
    thenOn(step.country ? `passez la frontière (${step.country})` : 'passez la frontière', step),
  stairs: (step) => toward(beside('prenez l’escalier', step), step),
  escalator: (step) => toward(beside('prenez l’escalier roulant', step), step),
  arrive: (step) =>
    step.side ? `votre destination se trouve sur la ${hand(step)}` : 'vous voilà à destination',
  unknown: (step) => onto('continuez', step),
  immediately: (sentence) => `juste après, ${sentence}`,
  driveOn: {
    left: 'À partir d’ici, roulez à gauche.',
    right: 'À partir d’ici, roulez à droite.',
  },
  follow: (distance) => `pendant ${distance}`,
  endingOn: (road) => `à la fin sur ${road}`,
}
