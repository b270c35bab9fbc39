export const en = {
  /** The label of the map. */
  label: 'Map',
  loading: 'Loading the map…',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** The button that resets bearing and pitch. */
  north: 'Turn north up',
  /** The button that shows the buttons for panning. */
  move: 'Move the map',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  attribution: 'Show where the map comes from',
  /** Shown over the map when a wheel turns, or one finger moves, without the key or the second finger that moves the map. */
  holdControl: 'Hold Ctrl and scroll to zoom',
  holdCommand: 'Hold ⌘ and scroll to zoom',
  twoFingers: 'Move the map with two fingers',
  /** The messages about the problems of a map. */
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

/** The messages of a map. */
export interface MapViewMessages extends Readonly<typeof en> {}
