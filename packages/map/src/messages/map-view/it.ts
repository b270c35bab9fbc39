import type { MapViewMessages } from './MapViewMessages.ts'

export const it: MapViewMessages = {
  label: 'Mappa',
  loading: 'Caricamento della mappa…',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  north: 'Orienta a nord',
  move: 'Sposta la mappa',
  moveUp: 'In alto',
  moveDown: 'In basso',
  moveLeft: 'A sinistra',
  moveRight: 'A destra',
  attribution: 'Mostra le fonti della mappa',
  holdControl: 'Ctrl + rotellina per lo zoom',
  holdCommand: '⌘ + rotellina per lo zoom',
  twoFingers: 'Sposta la mappa con due dita',
  retry: 'Riprova',
  problems: {
    'no-webgl': 'Questo browser non può disegnare la mappa: non ha WebGL.',
    'context-lost': 'La mappa è stata interrotta. Tornerà appena la scheda grafica sarà libera.',
    library: 'Non è stato possibile caricare la mappa.',
    worker: 'Non è stato possibile avviare la mappa.',
    style: 'Non è stato possibile caricare la mappa.',
    tiles: 'La mappa non ha immagini di questa zona.',
    slow: 'La mappa impiega molto a caricarsi.',
  },
}
