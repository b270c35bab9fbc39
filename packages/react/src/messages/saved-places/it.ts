import type { SavedPlacesMessages } from './SavedPlacesMessages.ts'

export const it: SavedPlacesMessages = {
  list: 'Luoghi recenti',
  pin: (line) => `Fissa ${line}`,
  remove: (line) => `Rimuovi ${line}`,
  removeAll: 'Rimuovi tutti',
  done: 'Fine',
}
