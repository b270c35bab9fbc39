import type { Maneuver, Position, Route } from '@signpost/client'
import { routeBounds } from '@signpost/client/domain'

/** Legs that follow each other without a gap, as one route. */
export interface RouteSection {
  readonly route: Route
  /** The index of its first leg. */
  readonly leg: number
  /** The index of its first step in the whole route. */
  readonly step: number
}

export interface JoinedLegs {
  /**
   * All existing legs as one route; null when there is none. Where a leg is missing, distance and duration are unknown and the path has a gap: draw the sections instead.
   */
  readonly route: Route | null
  readonly sections: readonly RouteSection[]
}

interface Leg {
  readonly route: Route
  readonly leg: number
}

/** The legs of a route over stops as one route. Its steps arrive at each stop; totals are sums, and unknown where one leg's is. */
export function joinLegs(legs: readonly (Route | null | undefined)[]): JoinedLegs {
  const known = legs.flatMap((route, leg): Leg[] => (route ? [{ route, leg }] : []))
  const runs: Leg[][] = []
  for (const one of known) {
    const run = runs.at(-1)
    if (run?.at(-1)?.leg === one.leg - 1) run.push(one)
    else runs.push([one])
  }
  const sections: RouteSection[] = []
  let step = 0
  for (const run of runs) {
    const route = join(run, legs.length)
    sections.push({ route, leg: run[0]?.leg ?? 0, step })
    step += route.maneuvers.length
  }
  const [section] = sections
  if (section === undefined) return { route: null, sections }
  if (known.length === legs.length) return { route: section.route, sections }
  const rest = { distance: undefined, duration: undefined }
  return { route: { ...join(known, legs.length), ...rest }, sections }
}

function join(parts: readonly Leg[], count: number): Route {
  const [first] = parts
  const last = parts.at(-1)
  if (first === undefined || last === undefined) throw new Error('A route needs at least one leg.')
  if (count === 1) return first.route
  const path: Position[] = []
  const maneuvers: Maneuver[] = []
  let before = -1
  for (const { route, leg } of parts) {
    const end = path.at(-1)
    const [start] = route.path
    const isShared = start && end && start[0] === end[0] && start[1] === end[1]
    const offset = path.length - (isShared ? 1 : 0)
    route.path.forEach((position, index) => {
      if (index > 0 || !isShared) path.push(position)
    })
    const steps = route.maneuvers.map((maneuver) => shifted(maneuver, offset))
    // A later leg has its departure as a step of its own, as the first has it from the list.
    if (leg > 0 && before === leg - 1) steps.unshift(...departure(steps[0], start, offset))
    if (leg < count - 1) arriveAt(leg + 1, steps, path)
    maneuvers.push(...steps)
    before = leg
  }
  const routes = parts.map(({ route }) => route)
  return {
    origin: first.route.origin,
    destination: last.route.destination,
    bounds: routeBounds(path),
    distance: sum(routes.map(({ distance }) => distance)),
    duration: sum(routes.map(({ duration }) => duration)),
    path,
    maneuvers,
    unmetAvoid: [...new Set(routes.flatMap(({ unmetAvoid }) => unmetAvoid))],
  }
}

function shifted(maneuver: Maneuver, offset: number): Maneuver {
  const { range } = maneuver
  return range ? { ...maneuver, range: [range[0] + offset, range[1] + offset] } : maneuver
}

function departure(
  next: Maneuver | undefined,
  start: Position | undefined,
  at: number,
): readonly Maneuver[] {
  return next?.distance ? [stepAt('continue', start, at, next.currentRoad)] : []
}

/** Marks the last of the steps as the arrival at a stop; a leg that ends without one gets it. */
function arriveAt(stop: number, steps: Maneuver[], path: readonly Position[]): void {
  const last = steps.at(-1)
  if (last === undefined) return
  if (last.kind === 'arrive') steps.pop()
  const arrival = last.kind === 'arrive' ? last : stepAt('arrive', path.at(-1), path.length - 1, {})
  steps.push({ ...arrival, stop, stacked: false })
}

function stepAt(
  kind: 'continue' | 'arrive',
  position: Position | undefined,
  index: number,
  road: Maneuver['currentRoad'],
): Maneuver {
  return {
    command: '',
    kind,
    stacked: false,
    currentRoad: road,
    turnRoad: road,
    ...(position && {
      coordinate: { longitude: position[0], latitude: position[1] },
      range: [index, index],
    }),
  }
}

/** The sum of numbers; `undefined` when one is unknown. */
function sum(values: readonly (number | undefined)[]): number | undefined {
  let total = 0
  for (const value of values) {
    if (value === undefined) return undefined
    total += value
  }
  return total
}
