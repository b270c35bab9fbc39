import type { Avoidance, ManeuverKind, ManeuverSide, Position } from '@signpost/client/domain'
import { entryOf, type Fields, fieldsOf, numberOf, recordsOf, textOf } from '../domain/fields.ts'
import { hereTerms } from '../domain/hereTerms.ts'
import { extendLine } from '../domain/polyline.ts'
import type { RoutingResult, Step } from '../domain/RoutingResult.ts'
import type { Adapter } from '../internals/Adapter.ts'
import {
  type AdapterOptions,
  defineAdapter,
  recordsIn,
  unreadable,
} from '../internals/defineAdapter.ts'
import { routes } from '../internals/routes.ts'

export interface HereRoutingOptions extends AdapterOptions {
  readonly apiKey: string
}

const title = 'HERE'

/** The routes of HERE Routing v8. */
export function hereRouting({ apiKey, ...options }: HereRoutingOptions): Adapter {
  return defineAdapter(
    {
      name: 'hereRouting',
      title,
      terms: hereTerms,
      has: routes({
        vehicles: ['car', 'truck', 'bicycle', 'pedestrian'],
        optimizations: ['fastest', 'shortest'],
        // Carpool lanes are used only when a request allows them.
        avoidances: ['hov', 'toll', 'highway', 'ferry', 'unpaved', 'uturn'],
        avoidancesOf: { bicycle: ['ferry'], pedestrian: ['ferry'] },
        async find({ origin, destination, vehicle, optimize, avoid }, { ask }) {
          const { body } = await ask('https://router.hereapi.com/v8/routes', {
            transportMode: vehicle,
            origin: `${origin.latitude},${origin.longitude}`,
            destination: `${destination.latitude},${destination.longitude}`,
            routingMode: optimize === 'shortest' ? 'short' : 'fast',
            return: 'polyline,turnByTurnActions,summary',
            'avoid[features]': avoid.flatMap((one) => features[one] ?? []).join(',') || undefined,
            apiKey,
          })
          const found = fieldsOf(body).routes
          const [route] = recordsIn(found, title)
          if (!route) return undefined
          return resultOf(recordsOf(route.sections), avoid)
        },
      }),
    },
    options,
  )
}

const features: Readonly<Partial<Record<Avoidance, string>>> = {
  toll: 'tollRoad',
  highway: 'controlledAccessHighway',
  ferry: 'ferry',
  unpaved: 'dirtRoad',
  uturn: 'uTurns',
}

function resultOf(sections: readonly Fields[], avoid: readonly Avoidance[]): RoutingResult {
  const points: Position[] = []
  const steps: Step[] = []
  let [duration, distance] = [0, 0]
  sections.forEach((section, index) => {
    const line = decodeFlexible(section.polyline)
    if (!line) throw unreadable(title)
    const start = extendLine(points, line)
    const { duration: seconds, length } = fieldsOf(section.summary)
    duration += numberOf(seconds) ?? 0
    distance += numberOf(length) ?? 0
    const isLast = index === sections.length - 1
    if (section.type === 'transport' || fieldsOf(section.transport).mode === 'ferry') {
      steps.push({ kind: 'take-ferry', at: start, duration: numberOf(seconds) })
    }
    for (const action of recordsOf(section.turnByTurnActions)) {
      if (action.action !== 'arrive' || isLast) steps.push(stepOf(action, start))
    }
  })
  if (points.length === 0) throw unreadable(title)
  // The codes are like `violatedAvoidTollRoad` for the feature `tollRoad`.
  const codes = sections.flatMap(({ notices }) => recordsOf(notices)).map(({ code }) => `${code}`)
  const broken = new Set(codes.map((code) => code.toLowerCase()))
  const unmet = avoid.filter((one) => broken.has(`violatedavoid${features[one]?.toLowerCase()}`))
  return { points, duration, distance: distance || undefined, steps, unmet }
}

function stepOf(action: Fields, start: number): Step {
  const [kind, side] = kindOf(action)
  const { name, number, toward } = fieldsOf(action.nextRoad)
  return {
    kind,
    side,
    at: start + (numberOf(action.offset) ?? 0),
    duration: numberOf(action.duration),
    road: textOf(recordsOf(name)[0]?.value),
    number: textOf(recordsOf(number)[0]?.value),
    sign: { place: textOf(recordsOf(toward)[0]?.value) },
    // The exit of a highway has its number on a sign instead.
    exit: kind.endsWith('roundabout') ? numberOf(action.exit) : undefined,
  }
}

type Kind = readonly [kind: ManeuverKind, side?: ManeuverSide | undefined]

/** The kinds of maneuvers by HERE's names of actions. */
const kinds: Readonly<Record<string, ManeuverKind>> = {
  arrive: 'arrive',
  uTurn: 'u-turn',
  keep: 'keep',
  exit: 'exit-highway',
  ramp: 'ramp',
  enterHighway: 'enter-highway',
  roundaboutEnter: 'enter-roundabout',
  roundaboutExit: 'leave-roundabout',
  roundaboutPass: 'enter-roundabout',
}

const turns: Readonly<Record<string, 'slight' | 'hard'>> = { light: 'slight', heavy: 'hard' }

function kindOf({ action, direction, severity }: Fields): Kind {
  const side = direction === 'left' || direction === 'right' ? direction : undefined
  const kind = entryOf(kinds, action)
  if (kind === 'leave-roundabout') return [kind]
  if (kind) return [kind, side]
  if (action !== 'turn' || !side) return ['continue']
  const turn = entryOf(turns, severity)
  return ['turn', turn ? `${turn}-${side}` : side]
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The points of a line in HERE's flexible encoding: a version, a header with the digits, then differences. Heights are skipped. */
function decodeFlexible(text: unknown): Position[] | undefined {
  const numbers = typeof text === 'string' ? varints(text) : undefined
  const [version, header = 0, ...deltas] = numbers ?? []
  if (version !== 1) return undefined
  const unit = 10 ** (header & 15)
  const size = (header >> 4) & 7 ? 3 : 2
  const points: Position[] = []
  let [latitude, longitude] = [0, 0]
  for (let index = 0; index + 1 < deltas.length; index += size) {
    latitude += signed(deltas[index] ?? 0)
    longitude += signed(deltas[index + 1] ?? 0)
    points.push([longitude / unit, latitude / unit])
  }
  return points.length > 0 ? points : undefined
}

function varints(text: string): number[] | undefined {
  const numbers: number[] = []
  let [value, scale] = [0, 1]
  for (const letter of text) {
    const bits = alphabet.indexOf(letter)
    if (bits < 0) return undefined
    value += (bits & 31) * scale
    scale *= 32
    if (bits < 32) {
      numbers.push(value)
      ;[value, scale] = [0, 1]
    }
  }
  return numbers
}

function signed(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2
}
