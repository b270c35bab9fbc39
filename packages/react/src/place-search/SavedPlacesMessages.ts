export const en = {
  /** Names the list. */
  list: 'Recent places',
  pin: (line: string): string => `Pin ${line}`,
  remove: (line: string): string => `Remove ${line}`,
  removeAll: 'Remove all',
  done: 'Done',
}

/** The messages of the list in which recent places are pinned and removed. */
export interface SavedPlacesMessages extends Readonly<typeof en> {}
