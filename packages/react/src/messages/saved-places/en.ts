import type { SavedPlacesMessages } from './SavedPlacesMessages.ts'

export const en: SavedPlacesMessages = {
  list: 'Recent places',
  pin: (line) => `Pin ${line}`,
  remove: (line) => `Remove ${line}`,
  removeAll: 'Remove all',
  done: 'Done',
}
