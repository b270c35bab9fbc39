import type { Coordinate } from '@signpost/client'
import type { Failure } from '../internals/useFailure.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import { isSameValue, type PlaceSearchValue } from './PlaceSearchValue.ts'
import type { PlaceSearchStatus } from './placeSearchStatus.ts'
import { keepPosition, keepSame } from './stableItems.ts'

type Items = readonly PlaceSearchItem[]

/** The state of a search box. The visible content follows from this and from the props. */
export interface BoxState {
  /** The text of the input. */
  readonly text: string
  /** The selected choice, until the text is edited. */
  readonly choice: PlaceSearchValue | undefined
  /** True when the user wants to see the content below the input. */
  readonly isOpen: boolean
  /** The content of an open box: rows, or the editor of saved places. `idle` while it is closed. */
  readonly mode: 'idle' | 'rows' | 'editing'
  /** The layout of an open box: beside the input, or on the whole screen; `loading` until the code for that is there. */
  readonly layout: Layout
  readonly status: PlaceSearchStatus
  /** Why the status is `error`. */
  readonly failure: Failure | undefined
  readonly items: Items
  /** The rows of the latest answer. They become `items` as soon as no pointer is down, in their order but for the highlighted one. */
  readonly answered: Items
  /** The answer that `items` are of. */
  readonly shown: Items
  /** True when `items` are those of an older text. */
  readonly isOutdated: boolean
  /** True when the answer takes long: rows of an older text are marked as such, which would flicker at every key. */
  readonly isLate?: boolean | undefined
  /** The key of the row that Enter chooses. */
  readonly highlighted: string | undefined
  /** True when a pointer is down on a row: nothing moves under a finger. */
  readonly isPressed: boolean
  /** The last action, announced until there is another. */
  readonly done: { readonly what: 'chosen' | 'removed'; readonly line: string } | undefined
}

export type Layout = 'popup' | 'sheet' | 'loading'

/** An event of a search box. */
export type BoxEvent =
  /** The user edited the text. An app that controls the text may have another. */
  | { readonly type: 'typed'; readonly text: string; readonly layout: Layout }
  /** The app, a form or the clear button wrote the text. */
  | { readonly type: 'filled'; readonly text: string }
  /** The app that holds the text changed it. */
  | { readonly type: 'controlled'; readonly text: string }
  /** The app has another choice, or none; or the form has that of the beginning. */
  | { readonly type: 'valued'; readonly choice: PlaceSearchValue | undefined }
  | { readonly type: 'opened'; readonly layout: Layout }
  | { readonly type: 'closed' }
  /** Escape: closes the popup first, then clears the text. */
  | { readonly type: 'escaped' }
  /** It is known where an open box can show its rows. */
  | { readonly type: 'laidOut'; readonly layout: Layout }
  | { readonly type: 'highlighted'; readonly key: string | undefined }
  | { readonly type: 'pressed' | 'released' }
  /** There is other news of the text. Without `items` those that are shown stay. */
  | {
      readonly type: 'answered'
      readonly status: PlaceSearchStatus
      readonly items: Items | undefined
      readonly isOutdated: boolean
      readonly isLate?: boolean | undefined
      readonly failure?: Failure | undefined
      /** True: the first row is highlighted where none is. */
      readonly highlightFirst?: boolean | undefined
    }
  | { readonly type: 'chosen'; readonly choice: PlaceSearchValue }
  /** It is known where a choice is. */
  | {
      readonly type: 'located'
      readonly choice: PlaceSearchValue
      readonly id: string
      readonly coordinate: Coordinate | undefined
    }
  /** A saved place is forgotten: its row goes with the next answer. */
  | { readonly type: 'removed'; readonly key: string; readonly line: string }
  | { readonly type: 'editing'; readonly isEditing: boolean }

/** A closed box with a text. */
export function initialState(text: string, choice?: PlaceSearchValue): BoxState {
  return { ...closed, text, choice: standsFor(choice, text), done: undefined }
}

/** The next state of the box. Without a change it is the same object. */
export function reduce(state: BoxState, event: BoxEvent): BoxState {
  switch (event.type) {
    case 'typed':
      return {
        ...write(open(state, event.layout), event.text),
        mode: 'rows',
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
      return { ...state, highlighted, done: { what: 'removed', line: event.line } }
    }
    case 'editing':
      if (!state.isOpen) return state
      return change(state, { mode: event.isEditing ? 'editing' : 'rows', highlighted: undefined })
  }
}

/** The rows that are seen: none in a closed box, and none while saved places are edited. */
export function visibleItems({ mode, layout, items }: BoxState): Items {
  return mode === 'rows' && layout !== 'loading' ? items : noItems
}

/** True when anything is visible below the input. */
export function isVisible(state: BoxState): boolean {
  if (!state.isOpen || state.layout === 'loading') return false
  return state.mode === 'editing' || state.items.length > 0 || state.status !== 'idle'
}

const noItems: Items = []

const closed = {
  isOpen: false,
  mode: 'idle',
  layout: 'popup',
  status: 'idle',
  failure: undefined,
  items: noItems,
  answered: noItems,
  shown: noItems,
  isOutdated: false,
  highlighted: undefined,
  isPressed: false,
} as const

function open(state: BoxState, layout: Layout): BoxState {
  if (state.isOpen) return change(state, { done: undefined })
  return { ...state, isOpen: true, mode: 'rows', layout, done: undefined }
}

function close(state: BoxState): BoxState {
  return change(state, closed)
}

/** The state with another text, without the choice. */
function write(state: BoxState, text: string): BoxState {
  if (text === state.text) return state
  return { ...state, text, choice: standsFor(state.choice, text) }
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
  // There is nothing to edit when the last of the saved places is gone.
  const isEditing = state.mode === 'editing' && answered.some(({ kind }) => kind === 'edit')
  const mode = isEditing ? 'editing' : 'rows'
  const isKnown = failure?.error === state.failure?.error
  const settled = settle(
    change(state, {
      status,
      failure: isKnown ? state.failure : failure,
      isOutdated,
      isLate,
      answered,
      mode,
    }),
  )
  if (!highlightFirst || isOutdated || settled.highlighted !== undefined) return settled
  return change(settled, { highlighted: visibleItems(settled)[0]?.key })
}

/** Shows the rows that are to be shown, with the highlighted one where it was; when it is gone, none is. */
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

/** The state with other values, or the very same when they are no others. */
function change(state: BoxState, values: Partial<BoxState>): BoxState {
  const next: BoxState = { ...state, ...values }
  const keys = Object.keys(values) as (keyof BoxState)[]
  return keys.every((key) => next[key] === state[key]) ? state : next
}
