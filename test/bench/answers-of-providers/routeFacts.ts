import type { Maneuver, Route } from '@signpost/client'
import { at, type Fact, type Raw, rawOf, rawsOf } from './Recording.ts'

/** A maneuver as a provider wrote it. `kinds` are the kinds with the same meaning. */
interface Written {
  readonly kinds: readonly Maneuver['kind'][]
  readonly side?: 'left' | 'right' | undefined
  readonly exit?: unknown
  readonly drivingSide?: string | undefined
  readonly countryCode?: unknown
}

interface WrittenRoute {
  readonly distance: number
  readonly duration: number
  readonly maneuvers: readonly Written[]
}

const handOf = (text: unknown): 'left' | 'right' | undefined => {
  const [hand] = /left|right/.exec(`${text}`.toLowerCase()) ?? []
  return hand === 'left' || hand === 'right' ? hand : undefined
}

const keeps = ['keep', 'keep-highway', 'keep-surface', 'stay-highway', 'stay-surface'] as const

function ofOsrm(step: Raw): Written {
  const { type, modifier, exit } = rawOf(step.maneuver)
  const side = handOf(modifier)
  const common = { exit, drivingSide: step.driving_side as string | undefined }
  if (step.mode === 'ferry') return { kinds: ['take-ferry'] }
  if (modifier === 'uturn' && type !== 'arrive' && type !== 'depart')
    return { kinds: ['u-turn'], ...common }
  switch (type) {
    case 'depart':
    case 'notification':
    case 'use lane':
      return { kinds: ['continue'], ...common }
    case 'new name':
      return { kinds: ['name-change', 'continue'], ...common }
    case 'arrive':
      return { kinds: ['arrive'], side: side, drivingSide: undefined }
    case 'merge':
      return { kinds: ['merge'], side: side, ...common }
    case 'on ramp':
      return { kinds: ['ramp', 'enter-highway'], side: side, ...common }
    case 'off ramp':
      return { kinds: ['exit-highway', 'ramp'], side: side, ...common }
    case 'fork':
      return { kinds: keeps, side: side, ...common }
    case 'roundabout':
    case 'rotary':
      return { kinds: ['enter-roundabout'], ...common }
    case 'exit roundabout':
    case 'exit rotary':
      return { kinds: ['leave-roundabout'], ...common }
    default:
      return side ? { kinds: ['turn'], side: side, ...common } : { kinds: ['continue'], ...common }
  }
}

const tomtomKinds: readonly (readonly [RegExp, readonly Maneuver['kind'][]])[] = [
  [/^ARRIVE/, ['arrive']],
  [/^ROUNDABOUT_CROSS/, ['straight-through-rotary', 'enter-roundabout']],
  [/^ROUNDABOUT/, ['enter-roundabout']],
  [/UTURN/, ['u-turn']],
  [/^KEEP/, keeps],
  [/^(TURN|BEAR|SHARP)/, ['turn']],
  [/^ENTER_(MOTORWAY|FREEWAY|HIGHWAY)/, ['enter-highway']],
  [/^(TAKE_EXIT|MOTORWAY_EXIT)/, ['exit-highway', 'ramp']],
  [/FERRY/, ['take-ferry']],
  [/^(DEPART|STRAIGHT|FOLLOW|WAYPOINT)/, ['continue']],
]

function ofTomTom(step: Raw): Written {
  const { maneuver, junctionType, drivingSide, countryCode, roundaboutExitNumber: exit } = step
  const isLeaving = maneuver === 'TAKE_EXIT' && junctionType === 'ROUNDABOUT'
  const kinds = tomtomKinds.find(([pattern]) => pattern.test(`${maneuver}`))?.[1]
  const isRound = /^ROUNDABOUT/.test(`${maneuver}`)
  return {
    kinds: isLeaving ? ['leave-roundabout'] : (kinds ?? []),
    side: isRound || isLeaving ? undefined : handOf(maneuver),
    exit: exit || undefined,
    drivingSide: handOf(drivingSide),
    countryCode,
  }
}

const hereKinds: Readonly<Record<string, readonly Maneuver['kind'][]>> = {
  depart: ['continue'],
  continue: ['continue'],
  continueHighway: ['continue'],
  arrive: ['arrive'],
  turn: ['turn', 'continue'],
  uTurn: ['u-turn'],
  keep: keeps,
  exit: ['exit-highway', 'ramp'],
  ramp: ['ramp'],
  enterHighway: ['enter-highway'],
  enterHighwayFromLeft: ['enter-highway', 'continue'],
  enterHighwayFromRight: ['enter-highway', 'continue'],
  roundaboutEnter: ['enter-roundabout'],
  roundaboutExit: ['leave-roundabout'],
  roundaboutPass: ['enter-roundabout', 'straight-through-rotary'],
}

const orsKinds: readonly (readonly [Maneuver['kind'], ('left' | 'right')?])[] = [
  ['turn', 'left'],
  ['turn', 'right'],
  ['turn', 'left'],
  ['turn', 'right'],
  ['turn', 'left'],
  ['turn', 'right'],
  ['continue'],
  ['enter-roundabout'],
  ['leave-roundabout'],
  ['u-turn'],
  ['arrive'],
  ['continue'],
  ['keep', 'left'],
  ['keep', 'right'],
]

const graphhopperKinds: Readonly<Record<string, readonly [Maneuver['kind'], ('left' | 'right')?]>> =
  {
    '-98': ['u-turn'],
    '-8': ['u-turn', 'left'],
    '-7': ['keep', 'left'],
    '-6': ['leave-roundabout'],
    '-3': ['turn', 'left'],
    '-2': ['turn', 'left'],
    '-1': ['turn', 'left'],
    '0': ['continue'],
    '1': ['turn', 'right'],
    '2': ['turn', 'right'],
    '3': ['turn', 'right'],
    '4': ['arrive'],
    '6': ['enter-roundabout'],
    '7': ['keep', 'right'],
    '8': ['u-turn', 'right'],
  }

const googleKinds: readonly (readonly [RegExp, readonly Maneuver['kind'][]])[] = [
  [/^TURN/, ['turn']],
  [/^UTURN/, ['u-turn']],
  [/^RAMP/, ['ramp', 'enter-highway', 'exit-highway']],
  [/^MERGE/, ['merge']],
  [/^FORK/, keeps],
  [/^ROUNDABOUT/, ['enter-roundabout']],
  [/^FERRY/, ['take-ferry']],
]

const readers: Readonly<Record<string, (body: Raw) => WrittenRoute>> = {
  osrm: (body) => {
    const [route = {}] = rawsOf(body.routes)
    return {
      distance: Number(route.distance),
      duration: Number(route.duration),
      maneuvers: rawsOf(rawsOf(route.legs)[0]?.steps).map(ofOsrm),
    }
  },
  tomtomRouting: (body) => {
    const [route = {}] = rawsOf(body.routes)
    return {
      distance: Number(at(route, 'summary.lengthInMeters')),
      duration: Number(at(route, 'summary.travelTimeInSeconds')),
      maneuvers: rawsOf(at(route, 'guidance.instructions')).map(ofTomTom),
    }
  },
  hereRouting: (body) => {
    const sections = rawsOf(rawsOf(body.routes)[0]?.sections)
    const actions = sections.flatMap(({ turnByTurnActions }) => rawsOf(turnByTurnActions))
    const sum = (field: string): number =>
      sections.reduce((total, section) => total + Number(at(section, `summary.${field}`)), 0)
    return {
      distance: sum('length'),
      duration: sum('duration'),
      maneuvers: actions.map(({ action, direction, exit }) => ({
        kinds: hereKinds[`${action}`] ?? [],
        side: /^(turn|uTurn|keep|exit|ramp)$/.test(`${action}`) ? handOf(direction) : undefined,
        exit: action === 'roundaboutExit' ? exit : undefined,
      })),
    }
  },
  openrouteservice: (body) => {
    const record = rawOf(rawsOf(body.features)[0]?.properties)
    const steps = rawsOf(record.segments).flatMap((segment) => rawsOf(segment.steps))
    return {
      distance: Number(at(record, 'summary.distance')),
      duration: Number(at(record, 'summary.duration')),
      maneuvers: steps.map((step) => {
        const [kind, side] = orsKinds[Number(step.type)] ?? []
        return { kinds: kind ? [kind] : [], side, exit: step.exit_number }
      }),
    }
  },
  graphhopper: (body) => {
    const [path = {}] = rawsOf(body.paths)
    return {
      distance: Number(path.distance),
      duration: Number(path.time) / 1000,
      maneuvers: rawsOf(path.instructions).map((step) => {
        const [kind, side] = graphhopperKinds[`${step.sign}`] ?? []
        return { kinds: kind ? [kind] : [], side, exit: step.exit_number }
      }),
    }
  },
  googleRoutes: (body) => {
    const [route = {}] = rawsOf(body.routes)
    const seconds = (value: unknown): number => Number(`${value}`.replace(/s$/, ''))
    return {
      distance: Number(route.distanceMeters),
      duration: seconds(route.duration),
      maneuvers: rawsOf(rawsOf(route.legs)[0]?.steps).map((step) => {
        const maneuver = `${at(step, 'navigationInstruction.maneuver')}`
        const kinds = googleKinds.find(([pattern]) => pattern.test(maneuver))?.[1]
        const exit = /(\d)(st|nd|rd|th) exit/.exec(
          `${at(step, 'navigationInstruction.instructions')}`,
        )?.[1]
        return {
          kinds: kinds ?? ['continue', 'name-change', 'unknown'],
          side: /^ROUNDABOUT/.test(maneuver) ? undefined : handOf(maneuver),
          exit: /^ROUNDABOUT/.test(maneuver) ? exit : undefined,
        }
      }),
    }
  },
}
const reader = (provider: string) => readers[provider === 'mapboxDirections' ? 'osrm' : provider]

/** True for a provider of routes. */
export function hasRoutes(provider: string): boolean {
  return reader(provider) !== undefined || provider === 'valhalla'
}

/** The facts of a route as a provider sent it, and the route that was read. */
export function routeFacts(provider: string, body: Raw, route: Route): Fact[] {
  const written = reader(provider)?.(body)
  if (!written) return []
  const near = (a: number, b = Number.NaN): boolean => Math.abs(a - b) <= 1
  const facts: Fact[] = [
    {
      field: 'distance',
      wrote: written.distance,
      read: route.distance,
      holds: near(written.distance, route.distance),
    },
    {
      field: 'duration',
      wrote: written.duration,
      read: route.duration,
      holds: near(written.duration, route.duration),
    },
  ]
  // A start and an arrival are added for a provider that sends none.
  const { maneuvers } = written
  const isWithoutStart =
    maneuvers.length < route.maneuvers.length && maneuvers[0]?.kinds[0] !== 'continue'
  const read = route.maneuvers.slice(isWithoutStart ? 1 : 0)
  for (const [index, { kinds, side, exit, drivingSide, countryCode }] of maneuvers.entries()) {
    const found = read[index]
    const field = `step ${index + 1}`
    const isKind = found !== undefined && (kinds.length === 0 || kinds.includes(found.kind))
    facts.push({ field, wrote: kinds.join(' or '), read: found?.kind, holds: isKind })
    if (side && found?.kind !== 'continue')
      facts.push({ field: `${field}, side`, wrote: side, read: handOf(found?.side) })
    if (exit !== undefined && Number(exit) > 0)
      facts.push({ field: `${field}, exit`, wrote: Number(exit), read: found?.roundaboutExit })
    if (drivingSide)
      facts.push({
        field: `${field}, driving side`,
        wrote: drivingSide,
        read: found?.turnRoad.drivingSide,
      })
    if (countryCode)
      facts.push({
        field: `${field}, country`,
        wrote: countryCode,
        read: found?.turnRoad.countryCode,
      })
  }
  return facts
}
