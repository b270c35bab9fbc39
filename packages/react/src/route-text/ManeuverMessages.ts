import type { DrivingSide, ManeuverKind, ManeuverSide } from '@signpost/client/domain'
import type { CompassPoint } from '../domain/heading.ts'

/** The details of a sentence about a step. Any of them may be missing. */
export interface StepDetails {
  readonly side?: ManeuverSide | undefined
  /** The name of the road ahead. No article comes before it, and no word has to agree with it. */
  readonly road?: string | undefined
  /** The number of the exit of a roundabout. */
  readonly exit?: number | undefined
  readonly compass?: CompassPoint | undefined
  /** The name of a country. */
  readonly country?: string | undefined
  /** The number of a stop. */
  readonly stop?: string | undefined
}

/**
 * The sentences of a route, one for each kind of step. They are written as parts of a sentence, in lower case and without a full stop: the
 * caller capitalizes the first letter.
 */
export interface ManeuverMessages
  extends Readonly<Record<ManeuverKind | 'start' | 'arriveAtStop', (step: StepDetails) => string>> {
  /** Joins a step to the previous one, when it follows at once. */
  readonly immediately: (sentence: string) => string
  /** Added where the driving side changes. */
  readonly driveOn: Readonly<Record<DrivingSide, string>>
  /** The distance to the next step. */
  readonly follow: (distance: string) => string
  /** The name of the road at the end of that stretch, where it changes. */
  readonly endingOn: (road: string) => string
}

const compass: Readonly<Record<CompassPoint, string>> = {
  north: 'north',
  'north-east': 'northeast',
  east: 'east',
  'south-east': 'southeast',
  south: 'south',
  'south-west': 'southwest',
  west: 'west',
  'north-west': 'northwest',
}

const turns = {
  left: 'turn left',
  right: 'turn right',
  'slight-left': 'bear left',
  'slight-right': 'bear right',
  'hard-left': 'turn sharp left',
  'hard-right': 'turn sharp right',
} as const

const hand = ({ side }: StepDetails): string => (side?.endsWith('left') ? 'left' : 'right')

/** Appends "on the left". */
const beside = (what: string, step: StepDetails): string =>
  step.side ? `${what} on the ${hand(step)}` : what

const turning = ({ side }: StepDetails): string => (side ? turns[side] : 'turn')
const keeping = (step: StepDetails): string => (step.side ? `keep ${hand(step)}` : 'go straight')

const onto = (act: string, { road }: StepDetails): string => (road ? `${act} onto ${road}` : act)
const toward = (act: string, { road }: StepDetails): string =>
  road ? `${act} toward ${road}` : act
const going = (act: string, { road }: StepDetails): string => `${act}${road ? ` on ${road}` : ''}`

const endings = ['', 'st', 'nd', 'rd']
const nth = (number: number): string => {
  const isTeen = Math.trunc(number / 10) % 10 === 1
  return `${number}${(!isTeen && endings[number % 10]) || 'th'}`
}

export const en: ManeuverMessages = {
  start: (step) => {
    if (step.compass) return going(`head ${compass[step.compass]}`, step)
    return going('set off', step)
  },
  turn: (step) => onto(turning(step), step),
  'u-turn': (step) => {
    const act = step.side ? `make a U-turn to the ${hand(step)}` : 'make a U-turn'
    return step.road ? `${act} and continue on ${step.road}` : act
  },
  continue: (step) => going('continue', step),
  'name-change': (step) => onto('continue', step),
  'enter-highway': (step) => {
    const act = beside('take the ramp', step)
    return `${act} onto ${step.road ?? 'the highway'}`
  },
  'exit-highway': (step) => toward(beside('take the exit', step), step),
  ramp: (step) => toward(beside('take the ramp', step), step),
  merge: (step) => onto(step.side ? `merge ${hand(step)}` : 'merge', step),
  keep: (step) => onto(`${keeping(step)} at the fork`, step),
  'keep-highway': (step) => {
    const act = `${keeping(step)} where the highway splits`
    return step.road ? `${act} to take ${step.road}` : act
  },
  'keep-surface': (step) => onto(`${keeping(step)} at the fork`, step),
  'stay-highway': (step) =>
    `${keeping(step)} where the highway splits to stay on ${step.road ?? 'it'}`,
  'stay-surface': (step) => `${keeping(step)} at the fork to stay on ${step.road ?? 'this road'}`,
  'enter-roundabout': (step) => {
    if (step.exit) return onto(`at the roundabout, take the ${nth(step.exit)} exit`, step)
    return step.road ? `enter the roundabout ${step.road}` : 'enter the roundabout'
  },
  'leave-roundabout': (step) => {
    const act = 'leave the roundabout'
    return onto(step.exit ? `${act} at the ${nth(step.exit)} exit` : act, step)
  },
  'straight-through-rotary': (step) => {
    const act = 'go straight through the roundabout'
    return onto(step.exit ? `${act} (${nth(step.exit)} exit)` : act, step)
  },
  'enter-tunnel': ({ road }) =>
    road ? `continue on ${road} through the tunnel` : 'go through the tunnel',
  'leave-tunnel': ({ road }) =>
    road ? `continue on ${road} after the tunnel` : 'leave the tunnel',
  'enter-bridge': ({ road }) =>
    road ? `continue on ${road} across the bridge` : 'cross the bridge',
  'take-ferry': ({ road }) => (road ? `take the ferry ${road}` : 'take the ferry'),
  'leave-ferry': (step) => onto('leave the ferry', step),
  'continue-on-foot': (step) =>
    step.road ? `continue on foot along ${step.road}` : 'continue on foot',
  'enter-private-road': (step) => {
    const road = step.road ? `the private road ${step.road}` : 'the private road'
    return step.side ? `${turning(step)} onto ${road}` : `take ${road}`
  },
  'enter-country': ({ country, road }) => {
    const act = country ? `cross the border (${country})` : 'cross the border'
    return road ? `${act} and continue on ${road}` : act
  },
  stairs: (step) => toward(beside('take the stairs', step), step),
  escalator: (step) => toward(beside('take the escalator', step), step),
  arrive: (step) =>
    step.side ? `arrive at your destination, on the ${hand(step)}` : 'arrive at your destination',
  arriveAtStop: (step) =>
    step.side
      ? `arrive at stop ${step.stop ?? ''}, on the ${hand(step)}`
      : `arrive at stop ${step.stop ?? ''}`,
  unknown: ({ road }) => (road ? `go on to ${road}` : 'go on'),
  immediately: (sentence) => `then ${sentence}`,
  driveOn: {
    left: 'From here, drive on the left side of the road.',
    right: 'From here, drive on the right side of the road.',
  },
  follow: (distance) => `for ${distance}`,
  endingOn: (road) => `ending on ${road}`,
}
