import type { MapViewMessages } from './MapViewMessages.ts'

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
  retry: 'Try again',
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
