export const en = {
  /** The label of the map. */
  label: 'Map',
  loading: 'Loading the map…',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** The button that resets bearing and pitch. */
  north: 'Reset north',
  /** The button that shows the buttons for panning. */
  move: 'Move the map',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  /** The list of the places that the map draws. */
  features: 'Places on the map',
  /** The dot at the position of the user. */
  you: 'Your location',
  attribution: 'Map attribution',
  /** Shown over a cooperative map when the user scrolls without the modifier key, or drags with one finger. */
  holdControl: 'Hold Ctrl and scroll to zoom',
  holdCommand: 'Hold ⌘ and scroll to zoom',
  twoFingers: 'Move the map with two fingers',
  /** The messages about the problems of a map. */
  problems: {
    'no-webgl': 'This browser can’t draw the map: it has no WebGL.',
    'context-lost': 'The map paused. It will be back in a moment.',
    library: 'We couldn’t load the map.',
    worker: 'The map couldn’t start.',
    style: 'We couldn’t load the map.',
    tiles: 'No map data for this area',
    slow: 'The map is loading slowly.',
  },
}

/** The messages of a map. */
export interface MapViewMessages extends Readonly<typeof en> {}
