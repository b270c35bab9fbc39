import type { CompassPoint } from '../../domain/compass.ts'
import type { ManeuverMessages, StepWords } from './ManeuverMessages.ts'

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'nord',
  'north-east': 'nord-est',
  east: 'est',
  'south-east': 'sud-est',
  south: 'sud',
  'south-west': 'sud-ovest',
  west: 'ovest',
  'north-west': 'nord-ovest',
}

const turns = {
  left: 'svolta a sinistra',
  right: 'svolta a destra',
  'slight-left': 'svolta leggermente a sinistra',
  'slight-right': 'svolta leggermente a destra',
  'hard-left': 'svolta bruscamente a sinistra',
  'hard-right': 'svolta bruscamente a destra',
} as const

const hand = ({ side }: StepWords): string => (side?.endsWith('left') ? 'sinistra' : 'destra')

/** «a sinistra», dopo ciò che vi si trova. */
const beside = (what: string, step: StepWords): string =>
  step.side ? `${what} a ${hand(step)}` : what

const turning = ({ side }: StepWords): string => (side ? turns[side] : 'svolta')
const keeping = (step: StepWords): string =>
  step.side ? `tieni la ${hand(step)}` : 'prosegui dritto'

const into = (act: string, { road }: StepWords): string => (road ? `${act} in ${road}` : act)
const along = (act: string, { road }: StepWords): string => (road ? `${act} su ${road}` : act)
const toward = (act: string, { road }: StepWords): string => (road ? `${act} verso ${road}` : act)
const thenOn = (act: string, { road }: StepWords): string =>
  road ? `${act} e continua su ${road}` : act
const toTake = (act: string, { road }: StepWords): string =>
  road ? `${act} per imboccare ${road}` : act

export const it: ManeuverMessages = {
  start: ({ compass: point, road }) => {
    const act = road ? `imbocca ${road}` : 'parti'
    return point ? `${act} verso ${compass[point]}` : act
  },
  turn: (step) => into(turning(step), step),
  'u-turn': (step) => thenOn(beside('fai un’inversione a U', step), step),
  continue: (step) => along('continua', step),
  'name-change': (step) => along('continua', step),
  'enter-highway': (step) =>
    `${beside('prendi la rampa', step)} per entrare ${step.road ? `su ${step.road}` : 'in autostrada'}`,
  'exit-highway': (step) => toward(beside('prendi l’uscita', step), step),
  ramp: (step) => toward(beside('prendi la rampa', step), step),
  merge: (step) => along(beside('immettiti', step), step),
  keep: (step) => toTake(`al bivio ${keeping(step)}`, step),
  'keep-highway': (step) => toTake(`al bivio dell’autostrada ${keeping(step)}`, step),
  'keep-surface': (step) => toTake(`al bivio ${keeping(step)}`, step),
  'stay-highway': (step) =>
    `al bivio dell’autostrada ${keeping(step)} per restare ${step.road ? `su ${step.road}` : 'in autostrada'}`,
  'stay-surface': (step) =>
    `al bivio ${keeping(step)} per restare ${step.road ? `su ${step.road}` : 'sulla stessa strada'}`,
  'enter-roundabout': ({ road }) => (road ? `entra nella rotonda ${road}` : 'entra nella rotonda'),
  'leave-roundabout': ({ road }) =>
    road ? `esci dalla rotonda e imbocca ${road}` : 'esci dalla rotonda',
  'straight-through-rotary': (step) => along('alla rotonda prosegui dritto', step),
  'enter-tunnel': ({ road }) =>
    road ? `continua su ${road} nella galleria` : 'entra nella galleria',
  'leave-tunnel': ({ road }) =>
    road ? `dopo la galleria continua su ${road}` : 'esci dalla galleria',
  'enter-bridge': ({ road }) =>
    road ? `continua su ${road} e attraversa il ponte` : 'attraversa il ponte',
  'take-ferry': ({ road }) => (road ? `prendi il traghetto ${road}` : 'prendi il traghetto'),
  'leave-ferry': (step) => thenOn('scendi dal traghetto', step),
  'continue-on-foot': (step) => along('prosegui a piedi', step),
  'enter-private-road': (step) => {
    const road = step.road ? `strada privata ${step.road}` : 'strada privata'
    return step.side ? `${turning(step)} nella ${road}` : `imbocca la ${road}`
  },
  'enter-country': (step) =>
    thenOn(
      step.country ? `attraversa il confine (${step.country})` : 'attraversa il confine',
      step,
    ),
  stairs: (step) => toward(beside('prendi le scale', step), step),
  escalator: (step) => toward(beside('prendi la scala mobile', step), step),
  arrive: (step) =>
    step.side ? `la tua destinazione è sulla ${hand(step)}` : 'arrivi a destinazione',
  unknown: (step) => along('continua', step),
  immediately: (sentence) => `subito dopo, ${sentence}`,
  driveOn: {
    left: 'Da qui si guida a sinistra.',
    right: 'Da qui si guida a destra.',
  },
  follow: (distance) => `per ${distance}`,
  endingOn: (road) => `alla fine su ${road}`,
}
