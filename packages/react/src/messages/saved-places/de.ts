import type { SavedPlacesMessages } from './SavedPlacesMessages.ts'

export const de: SavedPlacesMessages = {
  list: 'Zuletzt gewählte Orte',
  pin: (line) => `${line} anheften`,
  remove: (line) => `${line} entfernen`,
  removeAll: 'Alle entfernen',
  done: 'Fertig',
}
