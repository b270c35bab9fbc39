/** The end of a route that is being chosen on the map. */
export type RouteEndpoint = 'origin' | 'destination'
