import type { SavedPlacesMessages } from './SavedPlacesMessages.ts'

export const es: SavedPlacesMessages = {
  list: 'Lugares recientes',
  pin: (line) => `Fijar ${line}`,
  remove: (line) => `Quitar ${line}`,
  removeAll: 'Quitar todos',
  done: 'Listo',
}
