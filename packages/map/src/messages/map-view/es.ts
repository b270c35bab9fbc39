import type { MapViewMessages } from './MapViewMessages.ts'

export const es: MapViewMessages = {
  label: 'Mapa',
  loading: 'Cargando el mapa…',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  north: 'Orientar al norte',
  move: 'Mover el mapa',
  moveUp: 'Hacia arriba',
  moveDown: 'Hacia abajo',
  moveLeft: 'Hacia la izquierda',
  moveRight: 'Hacia la derecha',
  attribution: 'Mostrar las fuentes del mapa',
  holdControl: 'Ctrl + rueda para acercar o alejar',
  holdCommand: '⌘ + rueda para acercar o alejar',
  twoFingers: 'Mueve el mapa con dos dedos',
  retry: 'Reintentar',
  problems: {
    'no-webgl': 'Este navegador no puede dibujar el mapa: no tiene WebGL.',
    'context-lost': 'El mapa se interrumpió. Volverá en cuanto la tarjeta gráfica esté libre.',
    library: 'No se pudo cargar el mapa.',
    worker: 'No se pudo iniciar el mapa.',
    style: 'No se pudo cargar el mapa.',
    tiles: 'El mapa no tiene imágenes de esta zona.',
    slow: 'El mapa tarda en cargar.',
  },
}
