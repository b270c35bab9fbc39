/** The messages of directions. */
export interface DirectionsMessages {
  /** The label of the directions. */
  readonly label: string
  readonly origin: string
  readonly destination: string
  readonly swap: string
  readonly addStop: string
  /** The label of the handle on the line of the route; dragging it adds a stop. */
  readonly addStopHere: string
  /** The label of the field of a stop; the number is missing while it is empty. */
  readonly stop: (shown: string | undefined) => string
  readonly removeStop: string
  /** The label of the handle that moves a point of the route, with instructions. */
  readonly move: string
  readonly moveHelp: string
  /** Announced when a point was picked up by pressing its handle. */
  readonly lifted: (name: string) => string
  readonly moved: (name: string, position: string, count: string) => string
  readonly removed: (name: string) => string
  /** The message about a leg that could not be found. */
  readonly missing: (from: string, to: string) => string
  readonly options: string
  /** The button that starts choosing an end on the map. */
  readonly pick: string
  /** The instruction while an end is picked. */
  readonly picking: string
  readonly pickHere: string
  readonly cancel: string
  /** Shown while an end is missing. */
  readonly start: string
  readonly loading: string
  readonly none: string
  readonly noneAdvice: string
  /** The same when the user avoids something. */
  readonly noneAvoidingAdvice: string
  readonly failed: string
  /** The button that expands the list of steps. */
  readonly steps: string
  readonly print: string
  /** The label of the map. */
  readonly map: string
}

export const en: DirectionsMessages = {
  label: 'Directions',
  origin: 'From',
  destination: 'To',
  swap: 'Swap start and destination',
  addStop: 'Add a stop',
  addStopHere: 'Add a stop here',
  stop: (shown) => (shown ? `Stop ${shown}` : 'Stop'),
  removeStop: 'Remove',
  move: 'Move',
  moveHelp: 'Drag it, use the arrow keys, or press it and then the handle of its new place.',
  lifted: (name) => `${name}: choose its new place.`,
  moved: (name, position, count) => `${name}: ${position} of ${count}`,
  removed: (name) => `${name} was removed.`,
  missing: (from, to) => `The way from ${from} to ${to} is missing.`,
  options: 'Options',
  pick: 'Choose on the map',
  picking: 'Move the map so that the point is in the middle, or click on it.',
  pickHere: 'Choose this point',
  cancel: 'Cancel',
  start: 'Choose where the route starts and ends.',
  loading: 'Looking for the way…',
  none: 'There is no way between these points.',
  noneAdvice: 'Another vehicle may find one.',
  noneAvoidingAdvice: 'Another vehicle may find one, or fewer things to avoid.',
  failed: 'The route could not be loaded.',
  steps: 'Steps',
  print: 'Print',
  map: 'Map of the route',
}
