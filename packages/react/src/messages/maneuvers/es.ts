import type { CompassPoint } from '../../domain/compass.ts'
import type { ManeuverMessages, StepWords } from './ManeuverMessages.ts'

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'el norte',
  'north-east': 'el noreste',
  east: 'el este',
  'south-east': 'el sureste',
  south: 'el sur',
  'south-west': 'el suroeste',
  west: 'el oeste',
  'north-west': 'el noroeste',
}

const turns = {
  left: 'gira a la izquierda',
  right: 'gira a la derecha',
  'slight-left': 'gira levemente a la izquierda',
  'slight-right': 'gira levemente a la derecha',
  'hard-left': 'haz un giro cerrado a la izquierda',
  'hard-right': 'haz un giro cerrado a la derecha',
} as const

const hand = ({ side }: StepWords): string => (side?.endsWith('left') ? 'izquierda' : 'derecha')

/** «de la izquierda», tras lo que está allí. */
const beside = (what: string, step: StepWords): string =>
  step.side ? `${what} de la ${hand(step)}` : what

const turning = ({ side }: StepWords): string => (side ? turns[side] : 'gira')
const keeping = (step: StepWords): string =>
  step.side ? `mantente a la ${hand(step)}` : 'sigue recto'

const along = (act: string, { road }: StepWords): string => (road ? `${act} por ${road}` : act)
const toward = (act: string, { road }: StepWords): string => (road ? `${act} hacia ${road}` : act)
const toTake = (act: string, { road }: StepWords): string =>
  road ? `${act} para tomar ${road}` : act
const thenOn = (act: string, { road }: StepWords): string =>
  road ? `${act} y continúa por ${road}` : act

export const es: ManeuverMessages = {
  start: (step) => along(step.compass ? `dirígete hacia ${compass[step.compass]}` : 'sal', step),
  turn: (step) => along(turning(step), step),
  'u-turn': (step) =>
    thenOn(step.side ? `da la vuelta por la ${hand(step)}` : 'da la vuelta', step),
  continue: (step) => along('continúa', step),
  'name-change': (step) => along('continúa', step),
  'enter-highway': (step) =>
    `${beside('toma el acceso', step)} para entrar en ${step.road ?? 'la autopista'}`,
  'exit-highway': (step) => toward(beside('toma la salida', step), step),
  ramp: (step) => toward(beside('toma el acceso', step), step),
  merge: (step) => {
    const act = step.side ? `incorpórate por la ${hand(step)}` : 'incorpórate'
    return step.road ? `${act} a ${step.road}` : act
  },
  keep: (step) => toTake(`${keeping(step)} en la bifurcación`, step),
  'keep-highway': (step) => toTake(`${keeping(step)} donde se divide la autopista`, step),
  'keep-surface': (step) => toTake(`${keeping(step)} en la bifurcación`, step),
  'stay-highway': (step) =>
    `${keeping(step)} donde se divide la autopista para continuar por ${step.road ?? 'ella'}`,
  'stay-surface': (step) =>
    `${keeping(step)} en la bifurcación para continuar por ${step.road ?? 'la misma vía'}`,
  'enter-roundabout': ({ road }) => (road ? `entra en la rotonda ${road}` : 'entra en la rotonda'),
  'leave-roundabout': (step) => along('sal de la rotonda', step),
  'straight-through-rotary': (step) => along('en la rotonda, sigue recto', step),
  'enter-tunnel': ({ road }) =>
    road ? `continúa por ${road} y pasa el túnel` : 'pasa por el túnel',
  'leave-tunnel': ({ road }) =>
    road ? `al salir del túnel, continúa por ${road}` : 'sal del túnel',
  'enter-bridge': ({ road }) =>
    road ? `continúa por ${road} y cruza el puente` : 'cruza el puente',
  'take-ferry': ({ road }) => (road ? `toma el ferry ${road}` : 'toma el ferry'),
  'leave-ferry': (step) => thenOn('baja del ferry', step),
  'continue-on-foot': (step) => along('continúa a pie', step),
  'enter-private-road': (step) => {
    const road = step.road ? `la vía privada ${step.road}` : 'la vía privada'
    return step.side ? `${turning(step)} por ${road}` : `toma ${road}`
  },
  'enter-country': (step) =>
    thenOn(step.country ? `cruza la frontera (${step.country})` : 'cruza la frontera', step),
  stairs: (step) => toward(beside('toma la escalera', step), step),
  escalator: (step) => toward(beside('toma la escalera mecánica', step), step),
  arrive: (step) => (step.side ? `tu destino está a la ${hand(step)}` : 'llegas a tu destino'),
  unknown: (step) => along('continúa', step),
  immediately: (sentence) => `justo después, ${sentence}`,
  driveOn: {
    left: 'A partir de aquí se circula por la izquierda.',
    right: 'A partir de aquí se circula por la derecha.',
  },
  follow: (distance) => `durante ${distance}`,
  endingOn: (road) => `al final por ${road}`,
}
