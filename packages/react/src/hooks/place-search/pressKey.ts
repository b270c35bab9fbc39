import type { KeyboardEvent } from 'react'
import type { PlaceSearchItem, SavedItem } from './PlaceSearchItem.ts'

/** What a user does with the input and its options. */
export interface ListboxHandlers {
  readonly edit: (text: string) => void
  readonly highlight: (item: PlaceSearchItem | undefined) => void
  readonly choose: (item: PlaceSearchItem) => void
  readonly remove: (item: SavedItem) => void
  readonly open: () => void
  /** The focus came into the input. */
  readonly focus: () => void
  /** Tells whether there was something to close. */
  readonly close: () => boolean
  /** Tells whether there was something to clear. */
  readonly clear: () => boolean
  readonly press: () => void
}

export interface ListboxView {
  /** The options that are shown. */
  readonly items: readonly PlaceSearchItem[]
  /** -1 for none. */
  readonly highlightedIndex: number
  /** Whether the box is all that can be reached. */
  readonly isSheet: boolean
}

/** What a key in the input does. Keys that edit or move the caret stay the input's, and end the highlight. */
export function pressKey(event: KeyboardEvent, view: ListboxView, on: ListboxHandlers): void {
  const highlighted = view.items[view.highlightedIndex]
  switch (event.key) {
    case 'Enter':
      if (!highlighted) break
      event.preventDefault()
      on.choose(highlighted)
      break
    case 'Escape':
      // First the list goes, then the text. A dialog around the box closes with what is left.
      if (on.close() || on.clear()) event.preventDefault()
      break
    case 'Delete':
      // Such rows are shown only while there is no text to delete.
      if (highlighted?.kind !== 'recent' && highlighted?.kind !== 'pinned') break
      event.preventDefault()
      on.remove(highlighted)
      break
    case 'Tab':
      // What is shown in place of a list may have a button to go to.
      if (view.items.length > 0 && !view.isSheet) on.close()
      break
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      on.highlight(undefined)
      break
    default:
      moveHighlight(event, view, on)
  }
}

function moveHighlight(event: KeyboardEvent, view: ListboxView, on: ListboxHandlers): void {
  const next = event.altKey ? undefined : nextIndex(event.key, view)
  if (next !== undefined) {
    event.preventDefault()
    on.highlight(view.items[next])
  } else if (event.key === 'ArrowDown') {
    event.preventDefault()
    on.open()
  } else if (event.key === 'ArrowUp' && event.altKey && on.close()) {
    event.preventDefault()
  }
}

/** The index that a key leads to: arrows go round the ends, pages stop at them. */
function nextIndex(key: string, { items, highlightedIndex }: ListboxView): number | undefined {
  const last = items.length - 1
  if (last < 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return highlightedIndex < last ? highlightedIndex + 1 : 0
    case 'ArrowUp':
      return highlightedIndex > 0 ? highlightedIndex - 1 : last
    case 'PageDown':
      return Math.min(highlightedIndex + 10, last)
    case 'PageUp':
      return Math.max(highlightedIndex - 10, 0)
    default:
      return undefined
  }
}
