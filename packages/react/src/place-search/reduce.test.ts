import type { Suggestion } from '@signpost/client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { announcementOf } from './announcementOf.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import { en } from './PlaceSearchMessages.ts'
import {
  type BoxEvent,
  type BoxState,
  initialState,
  isVisible,
  reduce,
  visibleItems,
} from './reduce.ts'

const suggestion = (line1: string): Suggestion => ({ kind: 'term', line1 })
const row = (line1: string): PlaceSearchItem => ({
  kind: 'suggestion',
  key: line1,
  suggestion: suggestion(line1),
})
const rows = (lines: string): PlaceSearchItem[] => [...lines].map(row)
const edit: PlaceSearchItem = { kind: 'edit', key: 'edit' }

const typed = (text: string): BoxEvent => ({ type: 'typed', text, layout: 'popup' })
const opened: BoxEvent = { type: 'opened', layout: 'popup' }
const closed: BoxEvent = { type: 'closed' }
const highlighted = (key: string | undefined): BoxEvent => ({ type: 'highlighted', key })
const ready = (items: PlaceSearchItem[]): BoxEvent => answered('ready', items)
const answered = (status: BoxState['status'], items?: PlaceSearchItem[]): BoxEvent => ({
  type: 'answered',
  status,
  items,
  isOutdated: status === 'refreshing' && items === undefined,
  failure: undefined,
})
const chosen = (text: string): BoxEvent => ({
  type: 'chosen',
  choice: { text, suggestion: suggestion(text) },
})

const home = { text: 'Home' }

const play = (...events: BoxEvent[]): BoxState => events.reduce(reduce, initialState(''))
const keys = (state: BoxState): string => state.items.map(({ key }) => key).join('')

describe('the state after each event', () => {
  test.each<[what: string, events: BoxEvent[], expected: Partial<BoxState>]>([
    ['typing opens it', [typed('a')], { text: 'a', isOpen: true, isEditing: false }],
    ['an answer comes', [typed('a'), ready(rows('ab'))], { status: 'ready', items: rows('ab') }],
    ['an answer to a closed box is not seen', [ready(rows('ab'))], initialState('')],
    [
      'a row is highlighted',
      [typed('a'), ready(rows('ab')), highlighted('b')],
      { highlighted: 'b' },
    ],
    [
      'one that is not there cannot be',
      [typed('a'), ready(rows('ab')), highlighted('b'), highlighted('c')],
      { highlighted: undefined },
    ],
    [
      'the first row is highlighted where that is wanted, not over another',
      [
        typed('a'),
        { ...ready(rows('ab')), highlightFirst: true } as BoxEvent,
        highlighted('b'),
        { ...ready(rows('ab')), highlightFirst: true } as BoxEvent,
      ],
      { highlighted: 'b' },
    ],
    [
      'none of an older text is',
      [typed('a'), { ...ready(rows('ab')), highlightFirst: true, isOutdated: true } as BoxEvent],
      { highlighted: undefined },
    ],
    ['Enter before the rows is remembered', [typed('a'), { type: 'entered' }], { isEntered: true }],
    [
      'until the text changes or the box closes',
      [typed('a'), { type: 'entered' }, typed('ab')],
      { isEntered: false },
    ],
    ['a closed box has no rows to wait for', [{ type: 'entered' }], { isEntered: false }],
    [
      'where a choice is becomes known',
      [
        { type: 'valued', choice: home },
        { type: 'located', choice: home, id: '1', coordinate: undefined },
      ],
      { text: 'Home', choice: { text: 'Home', id: '1', coordinate: undefined } },
    ],
    [
      'and is of no use for another choice',
      [chosen('a'), { type: 'located', choice: home, id: '1', coordinate: undefined }],
      { text: 'a', choice: { text: 'a', suggestion: suggestion('a') } },
    ],
    [
      'typing ends the highlight, and the rows stay until there are others',
      [typed('a'), ready(rows('ab')), highlighted('b'), typed('ax'), answered('refreshing')],
      { highlighted: undefined, items: rows('ab'), isOutdated: true, status: 'refreshing' },
    ],
    [
      'the highlighted row keeps its place when the answer comes',
      [typed('a'), ready(rows('ab')), highlighted('b'), ready(rows('bcd'))],
      { items: rows('cbd'), highlighted: 'b' },
    ],
    [
      'the highlight goes with its row',
      [typed('a'), ready(rows('ab')), highlighted('b'), ready(rows('cd'))],
      { items: rows('cd'), highlighted: undefined },
    ],
    [
      'nothing moves under a finger',
      [typed('a'), ready(rows('ab')), { type: 'pressed' }, ready(rows('cd'))],
      { items: rows('ab'), answered: rows('cd'), isPressed: true },
    ],
    [
      'and what came meanwhile is shown when it is lifted',
      [typed('a'), ready(rows('ab')), { type: 'pressed' }, ready(rows('cd')), { type: 'released' }],
      { items: rows('cd'), isPressed: false },
    ],
    [
      'closing leaves the text alone',
      [typed('a'), ready(rows('ab')), highlighted('b'), closed],
      {
        text: 'a',
        isOpen: false,
        isEditing: false,
        items: [],
        highlighted: undefined,
        status: 'idle',
      },
    ],
    [
      'Escape closes, and keeps the text',
      [typed('a'), ready(rows('ab')), { type: 'escaped' }],
      { text: 'a', isOpen: false },
    ],
    ['and then clears it', [typed('a'), closed, { type: 'escaped' }], { text: '', isOpen: false }],
    [
      'a choice fills the text, closes and is announced',
      [typed('a'), ready(rows('ab')), chosen('b')],
      {
        text: 'b',
        isOpen: false,
        choice: { text: 'b', suggestion: suggestion('b') },
        done: { what: 'chosen', line: 'b' },
      },
    ],
    [
      'editing un-chooses',
      [typed('a'), chosen('b'), typed('bc')],
      { text: 'bc', choice: undefined, done: undefined },
    ],
    [
      'an app that keeps its text keeps the choice',
      [chosen('b'), typed('b')],
      { text: 'b', choice: { text: 'b' } },
    ],
    [
      'a text that the app writes closes, and is no choice',
      [typed('a'), ready(rows('ab')), chosen('b'), { type: 'filled', text: 'c' }],
      { text: 'c', isOpen: false, choice: undefined, done: undefined },
    ],
    [
      'a text that the app changes opens nothing',
      [{ type: 'controlled', text: 'b' }],
      { text: 'b', isOpen: false },
    ],
    [
      'a removed row hands the highlight to the next',
      [opened, ready(rows('abc')), highlighted('b'), { type: 'removed', key: 'b', line: 'B' }],
      { highlighted: 'c', done: { what: 'removed', line: 'B' } },
    ],
    [
      'and the last one to the one before',
      [opened, ready(rows('abc')), highlighted('c'), { type: 'removed', key: 'c', line: 'C' }],
      { highlighted: 'b' },
    ],
    [
      'saved places are edited while there are some',
      [opened, answered('idle', [...rows('a'), edit]), { type: 'editing', isEditing: true }],
      { isEditing: true, highlighted: undefined },
    ],
    [
      'and no longer',
      [
        opened,
        answered('idle', [...rows('a'), edit]),
        { type: 'editing', isEditing: true },
        answered('idle', []),
      ],
      { isEditing: false, items: [] },
    ],
    [
      'the layout of an open box follows the width of the screen',
      [
        { type: 'opened', layout: 'popup' },
        { type: 'laidOut', layout: 'sheet' },
      ],
      { isOpen: true, layout: 'sheet' },
    ],
    [
      'Enter opens the box for a text that only a search can answer',
      [typed('a'), closed, { type: 'submitted', layout: 'popup' }],
      { isOpen: true, submitted: 'a' },
    ],
    [
      'a position that was found stays when a later attempt fails',
      [
        { type: 'positioned', position: { latitude: 1, longitude: 2 } },
        { type: 'positioned', location: 'timeout' },
      ],
      { position: { latitude: 1, longitude: 2 }, location: 'timeout' },
    ],
    [
      'a sheet stays one while it is open',
      [{ type: 'opened', layout: 'sheet' }, typed('a')],
      { layout: 'sheet' },
    ],
  ])('%s', (_what, events, expected) => {
    expect(play(...events)).toMatchObject(expected)
  })

  test('equal rows of two answers keep their identity', () => {
    const before = play(typed('a'), ready(rows('ab')))
    const after = reduce(reduce(before, typed('ab')), ready(rows('bc')))
    expect(after.items[0]).toBe(before.items[1])
    const same = reduce(after, ready(rows('bc')))
    expect(same).toBe(after)
  })

  test('the order that a highlight fixed stays when the same answer arrives again', () => {
    const kept = play(typed('a'), ready(rows('ab')), highlighted('b'), ready(rows('bcd')))
    const left = reduce(kept, highlighted(undefined))
    expect(keys(reduce(left, ready(rows('bcd'))))).toBe('cbd')
  })
})

const key = fc.constantFrom('a', 'b', 'c', 'd')
const layout = fc.constantFrom('popup', 'sheet')
const items = fc
  .uniqueArray(key)
  .chain((lines) =>
    fc
      .boolean()
      .map((isSaved) => [...lines.map(row), ...(isSaved && lines.length > 0 ? [edit] : [])]),
  )
const news = fc.record({
  items: fc.option(items, { nil: undefined }),
  isOutdated: fc.boolean(),
  highlightFirst: fc.boolean(),
})

/** Generates `answered` events whose statuses match their rows. */
const anyAnswer = news.chain(({ items: some, isOutdated, highlightFirst }) => {
  const statuses = some && some.length > 0 ? withRows : withoutRows
  return fc.constantFrom(...statuses).map(
    (status): BoxEvent => ({
      type: 'answered',
      status,
      items: some,
      isOutdated,
      failure: undefined,
      highlightFirst,
    }),
  )
})
const withRows = ['ready', 'refreshing', 'idle'] as const
const withoutRows = ['idle', 'short', 'needs-location', 'loading', 'empty', 'error'] as const

const anyEvent: fc.Arbitrary<BoxEvent> = fc.oneof(
  fc.record({ type: fc.constant('typed'), text: fc.string({ maxLength: 2 }), layout }),
  fc.record({ type: fc.constantFrom('filled', 'controlled'), text: key }),
  fc.record({ type: fc.constantFrom('opened', 'laidOut', 'submitted'), layout }),
  fc.record({ type: fc.constantFrom('closed', 'escaped', 'pressed', 'released', 'entered') }),
  fc.record({ type: fc.constant('highlighted'), key: fc.option(key, { nil: undefined }) }),
  { weight: 3, arbitrary: anyAnswer },
  fc.record({ type: fc.constant('chosen'), choice: fc.record({ text: key }) }),
  fc.record({
    type: fc.constant('valued'),
    choice: fc.option(fc.record({ text: key }), { nil: undefined }),
  }),
  fc.record({ type: fc.constant('removed'), key, line: key }),
  fc.record({ type: fc.constant('editing'), isEditing: fc.boolean() }),
)

const notice = { icon: 'warning', text: en.failed, canRetry: true } as const
const facts = { notice, minLength: 3, messages: en, language: 'en' }
const announced = (state: BoxState): string => announcementOf(state, facts)

/** Checks a property after each event of random sequences. */
function always(holds: (after: BoxState, event: BoxEvent, before: BoxState) => void): void {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      events.reduce((before, event) => {
        const after = reduce(before, event)
        holds(after, event, before)
        return after
      }, initialState(''))
    }),
  )
}

describe('after any sequence of events', () => {
  test('the highlight is one of the visible rows; a closed box has none', () => {
    always((state) => {
      const { highlighted: on, isOpen } = state
      if (on === undefined) return
      expect(isOpen).toBe(true)
      expect(visibleItems(state).filter((item) => item.key === on)).toHaveLength(1)
    })
  })

  test('a closed box has only its text and the last announcement of an action', () => {
    always((state) => {
      if (state.isOpen) return
      expect(isVisible(state)).toBe(false)
      expect(state).toMatchObject({
        isOpen: false,
        isEditing: false,
        status: 'idle',
        items: [],
        isPressed: false,
      })
    })
  })

  test('visible final results and completed actions are announced', () => {
    const passing: readonly string[] = ['idle', 'refreshing']
    always((state) => {
      const isFinal = isVisible(state) && !passing.includes(state.status)
      if (state.done || (isFinal && !state.isEditing)) expect(announced(state)).not.toBe('')
      if (!state.done && !isVisible(state)) expect(announced(state)).toBe('')
    })
  })

  test('a choice is announced with its line, closes the box, and lasts until the text changes', () => {
    always((state, event, before) => {
      if (event.type === 'chosen') expect(announced(state)).toBe(en.chosen(event.choice.text))
      if (event.type === 'chosen') expect(state.isOpen).toBe(false)
      else if (event.type === 'valued') {
        expect([state.text, undefined]).toContain(state.choice?.text)
      } else expect(state.choice).toBe(state.text === before.text ? before.choice : undefined)
    })
  })

  test('no row moves during a press', () => {
    always((state, _event, before) => {
      if (before.isPressed && state.isPressed) expect(state.items).toBe(before.items)
    })
  })

  test('no row appears twice, and rows are those of the latest answer except during a press', () => {
    always(({ items: shown, answered: latest, isPressed }) => {
      expect(new Set(shown.map((item) => item.key)).size).toBe(shown.length)
      if (!isPressed) expect(new Set(shown)).toEqual(new Set(latest))
    })
  })
})
