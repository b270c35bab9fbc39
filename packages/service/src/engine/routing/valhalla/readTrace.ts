import { decodePolyline, type Fields, fieldsOf, listOf, numberOf, textOf } from '@signpost/adapters'
import type { Position } from '@signpost/client/domain'
import { POLYLINE_DIGITS } from './readTrip.ts'
import { type Costing, ValhallaFault } from './ValhallaEngine.ts'

/** The properties of the roads along a route. Their ends may differ from the points of the route, because a trace can have a path of its own. */
export interface Trace {
  points: readonly Position[]
  edges: readonly Edge[]
}

/** A road between two junctions, from the point `first` to the point `last`. */
export interface Edge {
  first: number
  last: number
  isToll: boolean
  isUnpaved: boolean
  isFerry: boolean
  /** True for a road of limited access, or a ramp of one. */
  isMotorway: boolean
  /** True for a highway as travelers understand it: a motorway or a trunk road, without its ramps. */
  isHighway: boolean
  drivesOn: 'left' | 'right'
  /** ISO 3166-1 alpha-2, as in the map. */
  country?: string
  /** True for a part of a junction, such as the road between the two directions of an avenue. */
  isWithinJunction: boolean
  /** True when the same vehicle could take another road at its end. */
  endsAtBranch: boolean
}

/** The fields that `readTrace` uses. Without this filter, an answer is several times as long. */
export const traceFilters: Readonly<Record<'action' | 'attributes', unknown>> = {
  action: 'include',
  attributes: [
    'shape',
    'edge.begin_shape_index',
    'edge.end_shape_index',
    'edge.toll',
    'edge.unpaved',
    'edge.use',
    'edge.road_class',
    'edge.drive_on_right',
    'edge.internal_intersection',
    'node.admin_index',
    'node.intersecting_edge.driveability',
    'node.intersecting_edge.cyclability',
    'node.intersecting_edge.walkability',
    'admin.country_code',
  ],
}

const accessField: Record<Costing, string> = {
  auto: 'driveability',
  truck: 'driveability',
  bicycle: 'cyclability',
  pedestrian: 'walkability',
}

/** Reads the answer to a trace query. */
export function readTrace(body: unknown, costing: Costing): Trace {
  const { shape, edges, admins } = fieldsOf(body)
  const points = typeof shape === 'string' ? decodePolyline(shape, POLYLINE_DIGITS) : []
  if (!points) throw new ValhallaFault('the line ends within a number')
  const countries = listOf(admins).map((admin) => textOf(fieldsOf(admin).country_code))
  return {
    points,
    edges: listOf(edges).map((edge) => readEdge(fieldsOf(edge), countries, accessField[costing])),
  }
}

function readEdge(edge: Fields, countries: readonly (string | undefined)[], access: string): Edge {
  const end = fieldsOf(edge.end_node)
  const country = countries[numberOf(end.admin_index) ?? -1]
  return {
    first: numberOf(edge.begin_shape_index) ?? 0,
    last: numberOf(edge.end_shape_index) ?? 0,
    isToll: edge.toll === true,
    isUnpaved: edge.unpaved === true,
    isFerry: edge.use === 'ferry' || edge.use === 'rail-ferry',
    isMotorway: edge.road_class === 'motorway',
    isHighway:
      edge.use === 'road' && (edge.road_class === 'motorway' || edge.road_class === 'trunk'),
    drivesOn: edge.drive_on_right === false ? 'left' : 'right',
    ...(country !== undefined && { country }),
    isWithinJunction: edge.internal_intersection === true,
    endsAtBranch: listOf(end.intersecting_edges).some((branch) => isOpen(fieldsOf(branch)[access])),
  }
}

/** True when a road can be entered; a road that only leads to the junction cannot. */
function isOpen(access: unknown): boolean {
  return access === 'forward' || access === 'both'
}
