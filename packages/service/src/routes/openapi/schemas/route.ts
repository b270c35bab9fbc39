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
  Route: fields<WireRoute>(
    {
      origin: schemaRef('RoutePlace'),
      destination: schemaRef('RoutePlace'),
      route_extents: fields<NonNullable<WireRoute['route_extents']>>(
        {
          top_left_coordinate: schemaRef('Coordinate'),
          bottom_right_coordinate: schemaRef('Coordinate'),
        },
        ['top_left_coordinate', 'bottom_right_coordinate'],
      ),
      route_id: { type: 'string' },
      total_distance: text('Meters.', { pattern: '^[0-9]+([.][0-9]+)?$' }),
      estimated_travel_time: text('Seconds.', { pattern: '^[0-9]+$' }),
      maneuvers: { ...arrayOf(schemaRef('Maneuver')), minItems: 2 },
      unmet_avoid: arrayOf(
        { type: 'string', enum: avoidances },
        'The avoidances that the route violates, because there is no other route.',
      ),
    },
    [
      ...(['origin', 'destination', 'route_extents', 'route_id'] as const),
      ...(['total_distance', 'estimated_travel_time', 'maneuvers'] as const),
    ],
  ),
  RoutePlace: fields<WireRoutePlace>(
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
    [
      ...(['airport', 'areaname', 'city', 'country', 'country_code'] as const),
      ...(['formatted_address', 'house_number', 'intersection', 'postal'] as const),
      ...(['state', 'street', 'coordinate'] as const),
    ],
  ),
  Maneuver: fields<WireManeuver>(
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
      bounds: fields<NonNullable<WireManeuver['bounds']>>(
        {
          maxLat: number('Degrees.'),
          maxLon: number('Degrees.'),
          minLat: number('Degrees.'),
          minLon: number('Degrees.'),
        },
        ['maxLat', 'maxLon', 'minLat', 'minLon'],
      ),
      segments: {
        ...arrayOf(
          fields<WireSegment>(
            {
              lat: number('Degrees.', { minimum: -90, maximum: 90 }),
              lon: number('Degrees.', { minimum: -180, maximum: 180 }),
              len: meters('Meters to the next point; absent on the last point.'),
              heading: degrees('The direction to the next point; absent on the last point.'),
            },
            ['lat', 'lon'],
          ),
          'The section that ends here.',
        ),
        minItems: 1,
      },
    },
    [
      ...(['command', 'coordinate', 'distance', 'total_length', 'is_stack_advise'] as const),
      ...(['current_road_info', 'turn_road_info', 'bounds', 'segments'] as const),
    ],
  ),
}
