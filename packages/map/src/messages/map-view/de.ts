import type { MapViewMessages } from './MapViewMessages.ts'

export const de: MapViewMessages = {
  label: 'Karte',
  loading: 'Die Karte wird geladen…',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  north: 'Nach Norden ausrichten',
  move: 'Karte bewegen',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  moveLeft: 'Nach links',
  moveRight: 'Nach rechts',
  attribution: 'Quellen der Karte zeigen',
  holdControl: 'Zum Zoomen Strg halten und scrollen',
  holdCommand: 'Zum Zoomen ⌘ halten und scrollen',
  twoFingers: 'Die Karte mit zwei Fingern bewegen',
  retry: 'Noch einmal versuchen',
  problems: {
    'no-webgl': 'Dieser Browser kann die Karte nicht zeichnen: WebGL fehlt ihm.',
    'context-lost':
      'Die Karte wurde unterbrochen. Sie kommt wieder, sobald die Grafikkarte frei ist.',
    library: 'Die Karte konnte nicht geladen werden.',
    worker: 'Die Karte konnte nicht starten.',
    style: 'Die Karte konnte nicht geladen werden.',
    tiles: 'Die Karte hat von dieser Gegend keine Bilder.',
    slow: 'Die Karte lädt lange.',
  },
}
