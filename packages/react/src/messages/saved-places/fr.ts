import type { SavedPlacesMessages } from './SavedPlacesMessages.ts'

export const fr: SavedPlacesMessages = {
  list: 'Lieux récents',
  pin: (line) => `Épingler ${line}`,
  remove: (line) => `Retirer ${line}`,
  removeAll: 'Tout retirer',
  done: 'Terminé',
}
