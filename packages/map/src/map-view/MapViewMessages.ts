import type { MapProblem } from './watchProblems.ts'

/** The messages of a map. */
export interface MapViewMessages {
  /** The label of the map. */
  readonly label: string
  readonly loading: string
  readonly zoomIn: string
  readonly zoomOut: string
  /** The button that resets bearing and pitch. */
  readonly north: string
  /** The button that shows the buttons for panning. */
  readonly move: string
  readonly moveUp: string
  readonly moveDown: string
  readonly moveLeft: string
  readonly moveRight: string
  readonly attribution: string
  /** Shown over the map when a wheel turns, or one finger moves, without the key or the second finger that moves the map. */
  readonly holdControl: string
  readonly holdCommand: string
  readonly twoFingers: string
  /** The messages about the problems of a map. */
  readonly problems: Readonly<Record<MapProblem, string>>
}

export const en: MapViewMessages = {
  label: 'Map',
  loading: 'Loading the map…',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  north: 'Turn north up',
  move: 'Move the map',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  attribution: 'Show where the map comes from',
  holdControl: 'Hold Ctrl and scroll to zoom',
  holdCommand: 'Hold ⌘ and scroll to zoom',
  twoFingers: 'Move the map with two fingers',
  problems: {
    'no-webgl': 'This browser cannot draw the map: it has no WebGL.',
    'context-lost': 'The map was interrupted. It comes back as soon as the graphics card is free.',
    library: 'The map could not be loaded.',
    worker: 'The map could not start.',
    style: 'The map could not be loaded.',
    tiles: 'The map has no pictures of this area.',
    slow: 'The map takes long to load.',
  },
}
