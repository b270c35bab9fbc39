import type { MapViewMessages } from './MapViewMessages.ts'

export const fr: MapViewMessages = {
  label: 'Carte',
  loading: 'Chargement de la carte…',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  north: 'Remettre le nord en haut',
  move: 'Déplacer la carte',
  moveUp: 'Vers le haut',
  moveDown: 'Vers le bas',
  moveLeft: 'Vers la gauche',
  moveRight: 'Vers la droite',
  attribution: 'Afficher les sources de la carte',
  holdControl: 'Ctrl + molette pour zoomer',
  holdCommand: '⌘ + molette pour zoomer',
  twoFingers: 'Déplacez la carte avec deux doigts',
  retry: 'Réessayer',
  problems: {
    'no-webgl': 'Ce navigateur ne peut pas dessiner la carte : WebGL lui manque.',
    'context-lost':
      'La carte a été interrompue. Elle revient dès que la carte graphique est libre.',
    library: 'La carte n’a pas pu être chargée.',
    worker: 'La carte n’a pas pu démarrer.',
    style: 'La carte n’a pas pu être chargée.',
    tiles: 'La carte n’a pas d’images de cet endroit.',
    slow: 'La carte met du temps à charger.',
  },
}
