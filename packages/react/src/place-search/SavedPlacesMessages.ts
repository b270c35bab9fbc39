/** The messages of the list in which recent places are pinned and removed. */
export interface SavedPlacesMessages {
  /** Names the list. */
  readonly list: string
  readonly pin: (line: string) => string
  readonly remove: (line: string) => string
  readonly removeAll: string
  readonly done: string
}

export const en: SavedPlacesMessages = {
  list: 'Recent places',
  pin: (line) => `Pin ${line}`,
  remove: (line) => `Remove ${line}`,
  removeAll: 'Remove all',
  done: 'Done',
}
