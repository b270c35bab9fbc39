import { avoidances } from '@signpost/client/domain'
import type {
  WireManeuver,
  WireRoad,
  WireRoute,
  WireRoutePlace,
  WireSegment,
  WireTurnRoad,
} from '@signpost/client/wire'
import {
  arrayOf,
  complete,
  enumOf,
  type FieldsOf,
  fields,
  number,
  type Schema,
  schemaRef,
  text,
} from '../Schema.ts'

const meters = (description: string): Schema => number(description, { minimum: 0 })
const degrees = (description: string): Schema => number(description, { minimum: 0, maximum: 360 })
/** A field of an end of a route. */
const known = text('Empty if unknown.')
const roadNames: FieldsOf<WireRoad> = {
  primary_name: text('The name of the road.'),
  secondary_name: text('The second name of the road, or its number.'),
}

/** A route and its maneuvers. */
export const routeSchemas: Readonly<Record<string, Schema>> = {
  Route: complete<WireRoute>(
    {
      origin: schemaRef('RoutePlace'),
      destination: schemaRef('RoutePlace'),
      route_extents: complete<NonNullable<WireRoute['route_extents']>>({
        top_left_coordinate: schemaRef('Coordinate'),
        bottom_right_coordinate: schemaRef('Coordinate'),
      }),
      route_id: { type: 'string' },
      total_distance: text('Meters.', { pattern: '^[0-9]+([.][0-9]+)?$' }),
      estimated_travel_time: text('Seconds.', { pattern: '^[0-9]+$' }),
      maneuvers: { ...arrayOf(schemaRef('Maneuver')), minItems: 2 },
      unmet_avoid: arrayOf(
        { type: 'string', enum: avoidances },
        'The avoidances that the route violates, because there is no other route.',
      ),
    },
    ['unmet_avoid'],
  ),
  RoutePlace: complete<WireRoutePlace>(
    {
      airport: known,
      areaname: known,
      city: known,
      country: known,
      country_code: known,
      formatted_address: known,
      house_number: known,
      intersection: known,
      postal: known,
      state: known,
      street: known,
      coordinate: schemaRef('Coordinate'),
      type: enumOf(
        ['airport', 'street', 'intersection', 'postal', 'city', 'state', 'country'],
        'Absent if there is no address.',
      ),
    },
    ['type'],
  ),
  Maneuver: complete<WireManeuver>(
    {
      command: text('The code of the turn at `coordinate`, such as `TR.R`.', { minLength: 1 }),
      roundabout_exit: number(
        'The number of the exit of a roundabout, counted from its entrance.',
        { minimum: 1 },
      ),
      coordinate: schemaRef('Coordinate'),
      distance: meters('The length of the section that ends here, in meters.'),
      total_length: meters('Meters from the origin.'),
      heading: degrees('The direction of travel at the end of the section; 0 is north.'),
      speed: meters('The expected speed on the section, in meters per second.'),
      max_instruction_distance: meters(
        'The greatest distance, in meters, at which the instruction cannot be mistaken for an earlier street.',
      ),
      is_stack_advise: {
        type: 'boolean',
        description: 'True if this maneuver and the next should be announced together.',
      },
      current_road_info: fields<WireRoad>(roadNames),
      turn_road_info: fields<WireTurnRoad>({
        ...roadNames,
        country_info: fields<NonNullable<WireTurnRoad['country_info']>>({
          code: text('ISO 3166-1 alpha-3.', { pattern: '^[A-Z]{3}$' }),
          driving_side: enumOf(['L', 'R'], 'The side of the road on which vehicles drive.'),
        }),
      }),
      bounds: complete<NonNullable<WireManeuver['bounds']>>({
        maxLat: number('Degrees.'),
        maxLon: number('Degrees.'),
        minLat: number('Degrees.'),
        minLon: number('Degrees.'),
      }),
      segments: {
        ...arrayOf(
          complete<WireSegment>(
            {
              lat: number('Degrees.', { minimum: -90, maximum: 90 }),
              lon: number('Degrees.', { minimum: -180, maximum: 180 }),
              len: meters('Meters to the next point; absent on the last point.'),
              heading: degrees('The direction to the next point; absent on the last point.'),
            },
            ['len', 'heading'],
          ),
          'The section that ends here.',
        ),
        minItems: 1,
      },
    },
    ['roundabout_exit', 'heading', 'speed', 'max_instruction_distance'],
  ),
}
