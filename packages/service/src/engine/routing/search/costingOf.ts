import type { Avoidance, Optimization, Vehicle } from '@signpost/client/domain'
import type { RouteRequest } from '../../Router.ts'
import type { Costing, ValhallaQuery } from '../valhalla/ValhallaEngine.ts'

/** `strict` excludes roads. `lenient` makes them expensive, so that a route is found if there is any. */
export type Strictness = 'strict' | 'lenient'

type Options = Readonly<Record<string, number | boolean>>

const costings: Readonly<Record<Vehicle, Costing>> = {
  car: 'auto',
  truck: 'truck',
  bicycle: 'bicycle',
  pedestrian: 'pedestrian',
}

const optimizations: Readonly<Record<Optimization, Options>> = {
  fastest: {},
  shortest: { shortest: true },
  // The cost of a maneuver in seconds. More than a minute would save few turns at the price of long detours.
  easiest: { maneuver_penalty: 60 },
}

/** Options that a vehicle does not have are ignored. U-turns have no option: see `findTrip`. */
const lenient: Readonly<Record<Avoidance, Options>> = {
  hov: {},
  toll: { use_tolls: 0 },
  highway: { use_highways: 0 },
  uturn: {},
  unpaved: { use_tracks: 0, avoid_bad_surfaces: 0.9 },
  ferry: { use_ferry: 0 },
}

const strict: Readonly<Record<Avoidance, Options>> = {
  ...lenient,
  toll: { ...lenient.toll, exclude_tolls: true },
  highway: { ...lenient.highway, exclude_highways: true },
  unpaved: { ...lenient.unpaved, exclude_unpaved: true, avoid_bad_surfaces: 1 },
  ferry: { ...lenient.ferry, exclude_ferries: true },
}

/** Valhalla excludes car-pool lanes unless these options are set. */
const carPoolLanes: Options = { include_hov2: true, include_hov3: true, include_hot: true }

/** The costing options for Valhalla, which weight the roads. */
export function costingOf(
  { vehicle, optimize, avoid }: Omit<RouteRequest, 'origin' | 'destination'>,
  strictness: Strictness,
): Required<Pick<ValhallaQuery, 'costing' | 'costing_options'>> {
  const costing = costings[vehicle]
  const preferences = strictness === 'strict' ? strict : lenient
  const options: Options = Object.assign(
    {},
    optimizations[optimize],
    avoid.includes('hov') ? {} : carPoolLanes,
    ...avoid.map((avoidance) => preferences[avoidance]),
  )
  return { costing, costing_options: { [costing]: options } }
}

/** True when a lenient request can find a route that a strict one does not. */
export function canRelax(avoid: readonly Avoidance[]): boolean {
  return avoid.some((avoidance) => strict[avoidance] !== lenient[avoidance])
}
