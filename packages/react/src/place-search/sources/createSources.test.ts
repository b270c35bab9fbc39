import { createFakeClock } from '@signpost/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLateTimer } from '../createLateTimer.ts'
import { createStore } from '../createStore.ts'
import type { PlaceSearchItem } from '../PlaceSearchItem.ts'
import { type BoxState, initialState, reduce } from '../reduce.ts'
import { keepPosition } from '../stableItems.ts'
import { groupsOf } from './combine.ts'
import { createSources } from './createSources.ts'
import type {
  PlaceSearchSource,
  PlaceSearchSourceOption,
  SourceQuery,
} from './PlaceSearchSource.ts'

const near = { latitude: 1, longitude: 2 }

/** Creates a box whose service finds one row for each text. */
function startBox(sources: readonly PlaceSearchSourceOption[]) {
  const clock = createFakeClock({ now: 0 })
  const store = createStore(reduce, initialState(''))
  let idleItems: readonly PlaceSearchItem[] | undefined = []
  const settings = () => ({ sources, clock, idleItems, near: () => near })
  const own = createSources(store, settings, createLateTimer)
  onTestFinished(own.stop)
  const pass = (status: BoxState['status'], items: readonly PlaceSearchItem[] = []): void =>
    own.pass({ type: 'answered', status, items, isOutdated: false })
  return {
    clock,
    own,
    pass,
    type: (text: string): void => {
      store.dispatch({ type: 'typed', text, layout: 'popup' })
      own.update()
    },
    close: (): void => {
      store.dispatch({ type: 'closed' })
      own.update()
    },
    state: store.get,
    setIdleItems: (items: readonly PlaceSearchItem[] | undefined): void => {
      idleItems = items
    },
    keys: (): string[] => store.get().items.map((item) => ('text' in item ? item.text : item.key)),
    groups: () => groupsOf(store.get().items, sources).map(({ id, items }) => [id, items.length]),
  }
}

/** Creates a source that answers on command. */
function slowSource(id = 'own') {
  const calls: SourceQuery[] = []
  const answers: { resolve: (items: string[]) => void; reject: (error: unknown) => void }[] = []
  const source: PlaceSearchSource<string> = {
    id,
    getItems: (asked) => {
      calls.push(asked)
      return new Promise((resolve, reject) => answers.push({ resolve, reject }))
    },
  }
  return { source, calls, answers }
}

const row = (line1: string): PlaceSearchItem => ({
  kind: 'suggestion',
  key: line1,
  suggestion: { kind: 'term', line1 },
})
const echo: PlaceSearchSource<string> = { id: 'echo', getItems: ({ query }) => [`my ${query}`] }

test('rows while nothing is typed wait for those of the box, which come before them', () => {
  const always: PlaceSearchSource<string> = { id: 'always', minLength: 0, getItems: () => ['mine'] }
  const box = startBox(['location', always])
  box.setIdleItems(undefined)
  box.type('')
  box.pass('idle')
  expect(box.keys()).toEqual([])
  const locate: PlaceSearchItem = { kind: 'locate', key: 'locate', progress: undefined }
  box.setIdleItems([locate])
  box.pass('idle', [locate])
  expect(box.keys()).toEqual(['locate', 'mine'])
})

test.each<[PlaceSearchSourceOption[], string[]]>([
  [
    [echo, 'service'],
    ['my a', 'of the service'],
  ],
  [
    ['service', echo],
    ['of the service', 'my a'],
  ],
  [[echo], ['my a']],
])('rows stand in the order of the sources: %#', (sources, expected) => {
  const box = startBox(sources)
  box.type('a')
  box.pass('ready', [row('of the service')])
  expect(box.keys()).toEqual(expected)
  expect(box.groups().map(([id]) => id)).toEqual(
    sources.map((one) => (one === 'service' ? one : 'echo')),
  )
})

test('the items offered before typing can be moved and omitted like any source, and their editor with them', () => {
  const suggestion = { kind: 'term', line1: 'a' } as const
  const place = { suggestion, near, isPinned: false }
  const saved = (kind: 'recent' | 'pinned'): PlaceSearchItem => ({
    kind,
    key: kind,
    suggestion,
    place,
  })
  const items: PlaceSearchItem[] = [
    { kind: 'locate', key: 'locate', progress: undefined },
    saved('pinned'),
    saved('recent'),
    { kind: 'edit', key: 'edit' },
  ]
  const kindsOf = (sources: PlaceSearchSourceOption[]): string[] =>
    groupsOf(items, sources).flatMap((group) => group.items.map(({ kind }) => kind))
  expect(kindsOf(['recent', 'pinned', 'location'])).toEqual(['recent', 'pinned', 'edit', 'locate'])
  expect(kindsOf(['pinned', { id: 'recent', label: 'Last' }])).toEqual(['pinned', 'recent', 'edit'])
})

test('a source is called with the text, the point and a signal, once for each text of at least its minimum length', () => {
  const { source, calls } = slowSource()
  const box = startBox([{ ...source, minLength: 2 }])
  box.type('a')
  expect(calls).toEqual([])
  box.type('ab ')
  box.own.update()
  expect(calls).toEqual([{ query: 'ab', near, signal: expect.any(AbortSignal) }])
})

test('another text aborts the previous request, whose late answer is not shown; rows stay until others replace them', async () => {
  const { source, calls, answers } = slowSource()
  const box = startBox([source, 'service'])
  box.type('a')
  box.pass('empty')
  answers[0]?.resolve(['first'])
  await vi.waitFor(() => expect(box.keys()).toEqual(['first']))
  box.type('ab')
  box.type('abc')
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  answers[1]?.resolve(['late'])
  answers[2]?.resolve(['third'])
  await vi.waitFor(() => expect(box.keys()).toEqual(['third']))
  expect(box.state().status).toBe('ready')
})

test('closing the box aborts the request', () => {
  const { source, calls } = slowSource()
  const box = startBox([source])
  box.type('a')
  box.close()
  expect(calls[0]?.signal.aborted).toBe(true)
})

test('“nothing found” waits for every source, and a slow one is announced', async () => {
  const { source, answers } = slowSource()
  const box = startBox([source, 'service'])
  box.type('a')
  box.pass('empty')
  expect(box.state().status).toBe('idle')
  box.clock.advance(300)
  expect(box.state().status).toBe('loading')
  answers[0]?.resolve([])
  await vi.waitFor(() => expect(box.state().status).toBe('empty'))
})

test.each<[BoxState['status'], BoxState['status']]>([
  ['idle', 'refreshing'],
  ['loading', 'refreshing'],
  ['short', 'ready'],
  ['empty', 'ready'],
  ['ready', 'ready'],
  ['needs-location', 'needs-location'],
  ['offline', 'offline'],
  ['error', 'error'],
])('a service that is %s beside rows of the app: %s', (news, expected) => {
  const box = startBox([echo, 'service'])
  box.type('a')
  box.pass(news)
  expect([box.state().status, box.keys()]).toEqual([expected, ['my a']])
})

test.each([
  [
    'throws',
    (): never[] => {
      throw new Error('Broken.')
    },
  ],
  ['rejects', () => Promise.reject(new Error('Broken.'))],
])(
  'a source that %s breaks no other, and is an error only where nothing else is shown',
  async (_, getItems) => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
    const broken: PlaceSearchSource<string> = { id: `broken ${_}`, getItems }
    const box = startBox([broken, echo, 'service'])
    box.type('a')
    box.pass('ready', [row('of the service')])
    await vi.waitFor(() => expect(console).toHaveBeenCalledOnce())
    expect([box.state().status, box.keys()]).toEqual(['ready', ['my a', 'of the service']])

    const alone = startBox([broken, 'service'])
    alone.type('a')
    alone.pass('empty')
    await vi.waitFor(() => expect(alone.state().status).toBe('error'))
    expect(alone.state().failure?.error.message).toContain('Broken.')
  },
)

test('a source that failed is called again for another text, and for the same one when the box opens again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { source, calls, answers } = slowSource()
  const box = startBox([source, 'service'])
  box.type('a')
  box.pass('empty')
  answers[0]?.reject(new Error('Broken.'))
  await vi.waitFor(() => expect(box.state().status).toBe('error'))
  box.close()
  box.type('a')
  box.pass('empty')
  answers[1]?.resolve(['there'])
  await vi.waitFor(() => expect(box.keys()).toEqual(['there']))
  expect(calls).toHaveLength(2)
})

test('items with the same text are distinct; their number is limited; the label of an item is its text', () => {
  const duplicates = {
    id: 'duplicates',
    limit: 3,
    getItems: () => Array.from({ length: 9 }, (_, id) => ({ label: 'Ana', id })),
  }
  const box = startBox([duplicates])
  box.type('a')
  box.pass('empty')
  expect(box.keys()).toEqual(['Ana', 'Ana', 'Ana'])
  expect(new Set(box.state().items.map(({ key }) => key)).size).toBe(3)
})

test('an item without a text of its own has that of its row, with a message for the developer; it is never [object Object]', () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
  const items = (): unknown[] => [{ id: 1, name: 'Office' }]
  const drawn = { id: 'drawn', getItems: items, renderRow: () => 'Office, 3rd floor' }
  const bare = { id: 'bare', getItems: items }
  // JavaScript apps can pass such sources.
  const sources: unknown[] = [drawn, bare]
  const box = startBox(sources as PlaceSearchSourceOption[])
  box.type('a')
  box.pass('empty')
  expect(box.keys()).toEqual(['Office, 3rd floor', ''])
  expect(console.mock.calls.map(([message]) => message)).toEqual([
    expect.stringContaining('"drawn"'),
    expect.stringContaining('"bare"'),
  ])
})

test('a late answer for an older text is lost, whatever comes after it', async () => {
  const { source, answers } = slowSource()
  const box = startBox([source, 'service'])
  box.type('a')
  box.type('ab')
  answers[1]?.resolve(['new'])
  box.pass('empty')
  await vi.waitFor(() => expect(box.keys()).toEqual(['new']))
  answers[0]?.resolve(['old'])
  await Promise.resolve()
  await Promise.resolve()
  box.pass('ready', [row('of the service')])
  expect(box.keys()).toEqual(['new', 'of the service'])
})

test('the highlighted row keeps its position among the rows of its source, whatever the others have', () => {
  const rowOf = (source: string, key: string) => ({ key, source })
  const before = [rowOf('a', 'a1'), rowOf('b', 'b1'), rowOf('b', 'b2')]
  const next = ['a1', 'a2', 'a3'].map((key) => rowOf('a', key))
  const moved = keepPosition(before, [...next, rowOf('b', 'b2'), rowOf('b', 'b1')], 'b2')
  expect(moved.map(({ key }) => key)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
})

test('rows of the app alone are not those of an older text, though the service still waits', () => {
  const box = startBox([echo, 'service'])
  box.type('a')
  box.own.pass({ type: 'answered', status: 'loading', items: [], isOutdated: true })
  expect([box.keys(), box.state().isOutdated]).toEqual([['my a'], false])
  box.own.pass({ type: 'answered', status: 'loading', items: [row('older')], isOutdated: true })
  expect(box.state().isOutdated).toBe(true)
})
