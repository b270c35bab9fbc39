import type { Coordinate } from '@signpost/client'
import type { Failure } from '../internals/failureOf.ts'
import type { LocationProgress, PlaceSearchItem, SavedItem } from './PlaceSearchItem.ts'
import type { PlaceSearchStatus } from './PlaceSearchState.ts'
import { isSameValue, type PlaceSearchValue } from './PlaceSearchValue.ts'
import type { ServiceAnswer } from './sources/RunningSource.ts'
import { keepPosition, keepSame } from './stableItems.ts'

type Items = readonly PlaceSearchItem[]

/** The state of a search box. The visible content follows from this and from the props. */
export interface BoxState {
  /** The text of the input. */
  readonly text: string
  /** The current choice; undefined once the text is edited. */
  readonly choice: PlaceSearchValue | undefined
  /** True when the user has opened the popup, even while it has no content. */
  readonly isOpen: boolean
  /** True while an open box shows the editor of saved places instead of rows. */
  readonly isEditing: boolean
  /** The layout of an open box: a popup, or a sheet that fills the screen. */
  readonly layout: Layout
  readonly status: PlaceSearchStatus
  /** The failure when the status is `error`. */
  readonly failure: Failure | undefined
  readonly items: Items
  /**
   * The rows of the latest answer. They replace `items` as soon as no pointer is down, in the same order except that the highlighted row
   * keeps its position.
   */
  readonly answered: Items
  /** The value of `answered` from which `items` were built. */
  readonly shown: Items
  /** True when `items` belong to an older text. */
  readonly isOutdated: boolean
  /**
   * True when the answer is slow. Only then are the rows of an older text marked as outdated, because the mark would flicker on every key.
   */
  readonly isLate?: boolean | undefined
  /** The key of the row that Enter chooses. */
  readonly highlighted: string | undefined
  /** True while a pointer is down on a row, during which no rows move. */
  readonly isPressed: boolean
  /** True after Enter was pressed before the rows of the text had arrived: the first row is then chosen when it arrives. */
  readonly isEntered: boolean
  /** The last action, which is announced until the next one. */
  readonly done:
    | {
        readonly what: 'chosen' | 'removed'
        readonly line: string
        /** The saved places before a removal. */
        readonly before?: readonly SavedItem[] | undefined
      }
    | undefined
  /** The text that the user submitted with Enter: a service without suggestions is asked only for this text. */
  readonly submitted: string | undefined
  /** The position of the user, once it was found. */
  readonly position: Coordinate | undefined
  /** The progress of locating the user, or the reason why the position is unknown. */
  readonly location: LocationProgress | undefined
  /** The recent and pinned places; undefined until they are read. */
  readonly saved: readonly SavedItem[] | undefined
}

export type Layout = 'popup' | 'sheet'

/** An event of a search box. */
export type BoxEvent =
  /** The user edited the text. An app that controls the text may set another one. */
  | { readonly type: 'typed'; readonly text: string; readonly layout: Layout }
  /** The app, a form reset or the clear button set the text. */
  | { readonly type: 'filled'; readonly text: string }
  /** The app changed the controlled text. */
  | { readonly type: 'controlled'; readonly text: string }
  /** The app changed `value`, or the form was reset. */
  | { readonly type: 'valued'; readonly choice: PlaceSearchValue | undefined }
  | { readonly type: 'closed' }
  /** Escape: closes the popup first, then clears the text. */
  | { readonly type: 'escaped' }
  /** The layout of an open box was decided: popup or sheet. */
  | { readonly type: 'laidOut'; readonly layout: Layout }
  | { readonly type: 'highlighted'; readonly key: string | undefined }
  | { readonly type: 'pressed' | 'released' }
  /** The results or their status changed. */
  | (ServiceAnswer & {
      readonly type: 'answered'
      /** True to highlight the first row if no row is highlighted. */
      readonly highlightFirst?: boolean | undefined
    })
  | { readonly type: 'chosen'; readonly choice: PlaceSearchValue }
  /** The place behind a choice was looked up. */
  | {
      readonly type: 'located'
      readonly choice: PlaceSearchValue
      readonly id: string
      readonly coordinate: Coordinate | undefined
    }
  /** A saved place, or without a key all, was removed: its row disappears with the next answer. */
  | { readonly type: 'removed'; readonly key?: string; readonly line: string }
  | { readonly type: 'editing'; readonly isEditing: boolean }
  /** The list is opened, with `submitted` because the user pressed Enter for a text that only a search can answer. */
  | { readonly type: 'opened' | 'submitted'; readonly layout: Layout }
  /** The user pressed Enter before the rows had arrived, in a box whose first row Enter chooses. */
  | { readonly type: 'entered' }
  /** The user is being located, was located, or cannot be located. */
  | {
      readonly type: 'positioned'
      readonly position?: Coordinate
      readonly location?: LocationProgress
    }
  | { readonly type: 'saved'; readonly saved: readonly SavedItem[] }

/** A closed box with a text. */
export function initialState(text: string, choice?: PlaceSearchValue): BoxState {
  return {
    ...closed,
    text,
    choice: standsFor(choice, text),
    done: undefined,
    submitted: undefined,
    position: undefined,
    location: undefined,
    saved: undefined,
  }
}

/** Returns the next state of the box; the same object if nothing changed. */
export function reduce(state: BoxState, event: BoxEvent): BoxState {
  switch (event.type) {
    case 'typed':
      return {
        ...write(open(state, event.layout), event.text),
        isEditing: false,
        highlighted: undefined,
      }
    case 'filled':
      return { ...write(close(state), event.text), done: undefined }
    case 'controlled':
      return write(state, event.text)
    case 'valued': {
      const { choice } = event
      if (isSameValue(choice, state.choice)) return state
      return { ...close(state), text: choice?.text ?? '', choice, done: undefined }
    }
    case 'opened':
      return open(state, event.layout)
    case 'closed':
      return close(state)
    case 'escaped':
      return state.isOpen ? close(state) : { ...write(state, ''), done: undefined }
    case 'laidOut':
      return state.isOpen ? change(state, { layout: event.layout }) : state
    case 'highlighted':
      return change(state, { highlighted: highlightable(state, event.key) })
    case 'pressed':
      return state.isOpen ? change(state, { isPressed: true }) : state
    case 'released':
      return state.isPressed ? settle({ ...state, isPressed: false }) : state
    case 'answered':
      return state.isOpen ? answer(state, event) : state
    case 'chosen':
      return {
        ...close(state),
        text: event.choice.text,
        choice: event.choice,
        done: { what: 'chosen', line: event.choice.text },
      }
    case 'located': {
      const { choice, id, coordinate = choice.coordinate } = event
      return choice === state.choice ? { ...state, choice: { ...choice, id, coordinate } } : state
    }
    case 'removed': {
      const at = state.items.findIndex(({ key }) => key === event.key)
      const neighbor = at < 0 ? undefined : (state.items[at + 1] ?? state.items[at - 1])
      const highlighted = highlightable(state, neighbor?.key)
      const done = { what: 'removed', line: event.line, before: state.saved } as const
      return { ...state, highlighted, done }
    }
    case 'editing':
      if (!state.isOpen) return state
      return change(state, { isEditing: event.isEditing, highlighted: undefined })
    case 'submitted':
      return { ...open(state, event.layout), submitted: state.text }
    case 'entered':
      return state.isOpen ? change(state, { isEntered: true }) : state
    case 'positioned': {
      const { position = state.position, location } = event
      return change(state, { position, location })
    }
    case 'saved':
      return change(state, { saved: event.saved })
  }
}

/** The visible rows: none while the box is closed, or while the user edits saved places. */
export function visibleItems({ isEditing, items }: BoxState): Items {
  return isEditing ? noItems : items
}

/** True when anything is visible below the input. */
export function isVisible(state: BoxState): boolean {
  if (!state.isOpen) return false
  return state.isEditing || state.items.length > 0 || state.status !== 'idle'
}

const noItems: Items = []

const closed = {
  isOpen: false,
  isEditing: false,
  layout: 'popup',
  status: 'idle',
  failure: undefined,
  items: noItems,
  answered: noItems,
  shown: noItems,
  isOutdated: false,
  highlighted: undefined,
  isPressed: false,
  isEntered: false,
} as const

function open(state: BoxState, layout: Layout): BoxState {
  if (state.isOpen) return change(state, { done: undefined })
  return { ...state, isOpen: true, layout, done: undefined }
}

function close(state: BoxState): BoxState {
  return change(state, closed)
}

/** Sets the text, and clears a choice that it no longer matches. */
function write(state: BoxState, text: string): BoxState {
  if (text === state.text) return state
  return { ...state, text, choice: standsFor(state.choice, text), isEntered: false }
}

function standsFor(
  choice: PlaceSearchValue | undefined,
  text: string,
): PlaceSearchValue | undefined {
  return choice?.text === text ? choice : undefined
}

function answer(state: BoxState, news: Extract<BoxEvent, { type: 'answered' }>): BoxState {
  const { status, items, isOutdated, isLate, failure, highlightFirst } = news
  const answered = items ? keepSame(state.answered, items) : state.answered
  // Editing ends when no saved place is left.
  const isEditing = state.isEditing && answered.some(({ kind }) => kind === 'edit')
  const isKnown = failure?.error === state.failure?.error
  const settled = settle(
    change(state, {
      status,
      failure: isKnown ? state.failure : failure,
      isOutdated,
      isLate,
      answered,
      isEditing,
    }),
  )
  if (!highlightFirst || isOutdated || settled.highlighted !== undefined) return settled
  return change(settled, { highlighted: visibleItems(settled)[0]?.key })
}

/** Replaces the rows with the latest answer. The highlighted row keeps its position, or loses its highlight if it is gone. */
function settle(state: BoxState): BoxState {
  const { isPressed, items, answered, shown, highlighted } = state
  if (isPressed || shown === answered) return state
  const settled = {
    ...state,
    items: keepPosition<PlaceSearchItem & { source?: string }>(items, answered, highlighted),
    shown: answered,
  }
  return { ...settled, highlighted: highlightable(settled, highlighted) }
}

function highlightable(state: BoxState, key: string | undefined): string | undefined {
  return visibleItems(state).some((item) => item.key === key) ? key : undefined
}

/** Merges `values`; returns the same object if nothing changed. */
function change(state: BoxState, values: Partial<BoxState>): BoxState {
  const next: BoxState = { ...state, ...values }
  const keys = Object.keys(values) as (keyof BoxState)[]
  return keys.every((key) => next[key] === state[key]) ? state : next
}
