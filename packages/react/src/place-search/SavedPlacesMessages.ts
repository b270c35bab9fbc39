export const en = {
  /** The label of the list. */
  list: 'Recent places',
  pin: (line: string): string => `Pin ${line}`,
  remove: (line: string): string => `Remove ${line}`,
  removeAll: 'Remove all',
  done: 'Done',
}

/** The messages of the editor in which users pin and remove recent places. */
export interface SavedPlacesMessages extends Readonly<typeof en> {}
