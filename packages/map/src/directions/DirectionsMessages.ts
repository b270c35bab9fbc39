export const en = {
  /** The label of the directions. */
  label: 'Directions',
  origin: 'From',
  destination: 'To',
  swap: 'Swap start and destination',
  addStop: 'Add a stop',
  /** The label of the handle on the line of the route; dragging it adds a stop. */
  addStopHere: 'Add a stop here',
  /** The label of a stop's field; the number is missing while the stop is empty. */
  stop: (shown: string | undefined): string => (shown ? `Stop ${shown}` : 'Stop'),
  removeStop: 'Remove',
  /** The label of the handle that moves a point of the route, with instructions. */
  move: 'Move',
  moveHelp: 'Drag it, use the arrow keys, or press it and then the handle where it goes.',
  /** Announced when a point was picked up with its handle. */
  lifted: (name: string): string => `${name}: choose where to move it.`,
  moved: (name: string, position: string, count: string): string =>
    `${name}: ${position} of ${count}`,
  removed: (name: string): string => `${name} removed`,
  /** The message about a leg that could not be found. */
  missing: (from: string, to: string): string => `No route from ${from} to ${to}`,
  options: 'Options',
  /** The button that starts choosing a point on the map. */
  pick: 'Choose on the map',
  /** The instruction while the user chooses a point on the map. */
  picking: 'Move the map under the pin, or click a spot.',
  pickHere: 'Use this point',
  cancel: 'Cancel',
  /** Shown until both ends are chosen. */
  start: 'Choose where your route starts and ends.',
  loading: 'Finding a route…',
  none: 'No route between these points',
  noneAdvice: 'Try another way to travel.',
  /** Replaces `noneAdvice` when the user avoids something. */
  noneAvoidingAdvice: 'Try another way to travel, or avoid less.',
  failed: 'We couldn’t load the route.',
  /** The button that expands the list of steps. */
  steps: 'Steps',
  /** The button that leaves the current step and shows the whole route. */
  overview: 'Overview',
  print: 'Print',
  /** The label of the map. */
  map: 'Map of the route',
}

/** The messages of directions. */
export interface DirectionsMessages extends Readonly<typeof en> {}
