/** The end of a route that is being chosen on the map. */
export type Picking = 'origin' | 'destination'
