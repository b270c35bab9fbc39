import { arrayOf, fields, named, number, type Schema, text, word } from '../Schema.ts'

const meters = (description: string): Schema => number(description, { minimum: 0 })
const degrees = (description: string): Schema => number(description, { minimum: 0, maximum: 360 })
const place = [
  ...['airport', 'areaname', 'city', 'country', 'country_code', 'formatted_address'],
  ...['house_number', 'intersection', 'postal', 'state', 'street'],
]
const roadNames = {
  primary_name: text('Name of the road.'),
  secondary_name: text('Its second name, or its number.'),
} satisfies Record<string, Schema>

/** A route and its maneuvers. */
export const routeSchemas: Readonly<Record<string, Schema>> = {
  Route: fields(
    {
      origin: named('RoutePlace'),
      destination: named('RoutePlace'),
      route_extents: fields(
        {
          top_left_coordinate: named('Coordinate'),
          bottom_right_coordinate: named('Coordinate'),
        },
        ['top_left_coordinate', 'bottom_right_coordinate'],
      ),
      route_id: { type: 'string' },
      total_distance: text('Meters.', { pattern: '^[0-9]+([.][0-9]+)?$' }),
      estimated_travel_time: text('Seconds.', { pattern: '^[0-9]+$' }),
      maneuvers: { ...arrayOf(named('Maneuver')), minItems: 2 },
      unmet_avoid: arrayOf(
        { type: 'string', enum: ['hov', 'toll', 'highway', 'uturn', 'unpaved', 'ferry'] },
        'The avoidances that the route breaks, because no other way was found.',
      ),
    },
    [
      ...['origin', 'destination', 'route_extents', 'route_id', 'total_distance'],
      ...['estimated_travel_time', 'maneuvers'],
    ],
  ),
  RoutePlace: fields(
    {
      ...Object.fromEntries(place.map((name) => [name, { type: 'string' } as const])),
      coordinate: named('Coordinate'),
      type: word(
        ['airport', 'street', 'intersection', 'postal', 'city', 'state', 'country'],
        'Absent where there is no address.',
      ),
    },
    [...place, 'coordinate'],
  ),
  Maneuver: fields(
    {
      command: text('Code of what to do at `coordinate`, such as `TR.R`.', { minLength: 1 }),
      coordinate: named('Coordinate'),
      distance: meters('Length of the stretch that ends here, meters.'),
      total_length: meters('Meters since the origin.'),
      heading: degrees('Direction of travel at the end of the stretch; 0 is north.'),
      speed: meters('Expected speed on the stretch, meters per second.'),
      max_instruction_distance: meters(
        'From how far the instruction may be given without meaning a street before, meters.',
      ),
      is_stack_advise: {
        type: 'boolean',
        description: 'Whether to say this maneuver and the next at once.',
      },
      current_road_info: fields(roadNames),
      turn_road_info: fields({
        ...roadNames,
        country_info: fields({
          code: text('ISO 3166-1 alpha-3.', { pattern: '^[A-Z]{3}$' }),
          driving_side: word(['L', 'R'], 'The side of the road on which one drives.'),
        }),
      }),
      bounds: fields(
        Object.fromEntries(
          ['maxLat', 'maxLon', 'minLat', 'minLon'].map((name) => [name, number('Degrees.')]),
        ),
        ['maxLat', 'maxLon', 'minLat', 'minLon'],
      ),
      segments: {
        ...arrayOf(
          fields(
            {
              lat: number('Degrees.', { minimum: -90, maximum: 90 }),
              lon: number('Degrees.', { minimum: -180, maximum: 180 }),
              len: meters('Meters to the next point; absent on the last.'),
              heading: degrees('Direction of the next point; absent on the last.'),
            },
            ['lat', 'lon'],
          ),
          'The stretch that ends here.',
        ),
        minItems: 1,
      },
    },
    [
      ...['command', 'coordinate', 'distance', 'total_length', 'is_stack_advise'],
      ...['current_road_info', 'turn_road_info', 'bounds', 'segments'],
    ],
  ),
}
