import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { montevideo } from '../../../test/montevideo.ts'
import { startEngine } from '../../../test/startEngine.ts'
import {
  type PlaceSearchSource,
  type PlaceSearchSourceOption,
  type SourceContext,
  service,
} from './Source.ts'

/** Creates a source that answers on command. */
function slowSource() {
  const calls: [query: string, context: SourceContext][] = []
  const answers: { resolve: (items: string[]) => void; reject: (error: unknown) => void }[] = []
  const source: PlaceSearchSource<string> = {
    id: 'own',
    get: (...call) => {
      calls.push(call)
      return new Promise((resolve, reject) => answers.push({ resolve, reject }))
    },
  }
  return { source, calls, answers }
}

const echo: PlaceSearchSource<string> = { id: 'echo', get: (query) => [`my ${query}`] }

test('a source is called with the text, the point and a signal, once for each text of at least its minimum length', () => {
  const { source, calls } = slowSource()
  const box = startEngine({ sources: [{ ...source, minLength: 2 }] })
  void box.type('a')
  expect(calls).toEqual([])
  void box.type('ab ')
  box.engine.update()
  expect(calls).toEqual([['ab', { near: montevideo, signal: expect.any(AbortSignal) }]])
})

test('another text aborts the previous request, whose late answer is not shown; rows stay until others replace them', async () => {
  const { source, calls, answers } = slowSource()
  const box = startEngine({ sources: [source] })
  void box.type('a')
  answers[0]?.resolve(['first'])
  await vi.waitFor(() => expect(box.lines()).toEqual(['first']))
  void box.type('ab')
  expect(box.lines()).toEqual(['first'])
  void box.type('abc')
  expect(calls.map(([, { signal }]) => signal.aborted)).toEqual([true, true, false])
  answers[1]?.resolve(['late'])
  answers[2]?.resolve(['third'])
  await vi.waitFor(() => expect(box.lines()).toEqual(['third']))
  expect(box.state().status).toBe('ready')
})

test('a late answer for an older text is lost, whatever comes after it', async () => {
  const { source, answers } = slowSource()
  const box = startEngine({ sources: [source, 'service'] })
  await box.type('a')
  await box.type('ab')
  answers[1]?.resolve(['new'])
  await vi.waitFor(() => expect(box.lines()).toEqual(['new']))
  answers[0]?.resolve(['old'])
  await box.answer('ab', 'of the service')
  expect(box.lines()).toEqual(['new', 'of the service'])
})

test('closing the box aborts the request', () => {
  const { source, calls } = slowSource()
  const box = startEngine({ sources: [source] })
  void box.type('a')
  box.close()
  expect(calls[0]?.[1].signal.aborted).toBe(true)
})

test('a source that the app removes is aborted, and its rows go', async () => {
  const { source, calls } = slowSource()
  const box = startEngine({ sources: [source, echo] })
  void box.type('a')
  box.change({ sources: [echo] })
  expect(calls[0]?.[1].signal.aborted).toBe(true)
  expect(box.lines()).toEqual(['my a'])
})

test('“nothing found” waits for every source, and a slow one is announced', async () => {
  const { source, answers } = slowSource()
  const box = startEngine({ sources: [source] })
  void box.type('a')
  expect(box.state().status).toBe('idle')
  box.clock.advance(300)
  expect(box.state().status).toBe('loading')
  answers[0]?.resolve([])
  await vi.waitFor(() => expect(box.state().status).toBe('empty'))
})

test.each([
  [
    'throws',
    (): never[] => {
      throw new Error('Broken.')
    },
  ],
  ['rejects', () => Promise.reject(new Error('Broken.'))],
  ['has a query that fails', () => failing],
])(
  'a source that %s breaks no other, and is an error only where nothing else is shown',
  async (how, get) => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
    const broken: PlaceSearchSource<string> = { id: `broken ${how}`, get }
    const box = startEngine({ sources: [broken, echo, 'service'] })
    await box.type('a')
    await box.answer('a')
    await vi.waitFor(() => expect(console).toHaveBeenCalledOnce())
    expect([box.state().status, box.lines()]).toEqual(['ready', ['my a', 'Row of a']])

    const alone = startEngine({ sources: [broken] })
    void alone.type('a')
    await vi.waitFor(() => expect(alone.state().status).toBe('error'))
    expect(alone.state().failure?.error.message).toContain('Broken.')
  },
)

const failing = {
  queryKey: ['broken'],
  queryFn: () => Promise.reject(new Error('Broken.')),
  retry: false,
}

test('a source that failed is called again for another text, on a retry, and when the box opens again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { source, calls, answers } = slowSource()
  const box = startEngine({ sources: [source] })
  void box.type('a')
  answers[0]?.reject(new Error('Broken.'))
  await vi.waitFor(() => expect(box.state().status).toBe('error'))
  box.engine.actions.retry()
  answers[1]?.reject(new Error('Broken.'))
  await vi.waitFor(() => expect(box.state().status).toBe('error'))
  box.close()
  void box.type('a')
  answers[2]?.resolve(['there'])
  await vi.waitFor(() => expect(box.lines()).toEqual(['there']))
  expect(calls).toHaveLength(3)
})

test('a source can return a query: its data are cached for the app, its request is aborted, and `select` makes the items', async () => {
  const queryClient = new QueryClient()
  const signals: AbortSignal[] = []
  let resolve = (_: { names: string[] }): void => {}
  const staff: PlaceSearchSource<string> = {
    id: 'staff',
    get: (query) => ({
      queryKey: ['staff', query],
      queryFn: ({ signal }) => {
        signals.push(signal)
        return new Promise<{ names: string[] }>((found) => {
          resolve = found
        })
      },
      select: ({ names }: { names: string[] }) => names,
      staleTime: 60_000,
    }),
  }
  const box = startEngine({ sources: [staff] }, { queryClient })
  void box.type('a')
  void box.type('an')
  await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]))
  resolve({ names: ['Ana'] })
  await vi.waitFor(() => expect([box.lines(), box.state().status]).toEqual([['Ana'], 'ready']))
  expect(queryClient.getQueryData(['staff', 'an'])).toEqual({ names: ['Ana'] })
  void box.type('anx')
  void box.type('an')
  expect([box.lines(), box.state().status]).toEqual([['Ana'], 'ready'])
  expect(signals).toHaveLength(3)
})

test('rows while nothing is typed wait for the saved places, which come before them', async () => {
  const place = { suggestion: { kind: 'term', line1: 'Home' }, isPinned: false }
  let read = (): void => {}
  const stored = new Promise<string>((resolve) => {
    read = () => resolve(JSON.stringify({ version: 1, places: [place] }))
  })
  const storage = { getItem: () => stored, setItem: () => {}, removeItem: () => {} }
  const always: PlaceSearchSource<string> = { id: 'always', minLength: 0, get: () => ['mine'] }
  const box = startEngine({ sources: ['recent', always], recent: { storage } })
  box.store.dispatch({ type: 'opened', layout: 'popup' })
  expect(box.lines()).toEqual([])
  read()
  await vi.waitFor(() => expect(box.lines()).toEqual(['Home', 'edit', 'mine']))
})

test('the settings of a built-in source go before those of the box', async () => {
  const sources: PlaceSearchSourceOption[] = [
    service({ minLength: 3, limit: 1, kinds: ['term'], requests: { debounce: 100 } }),
  ]
  const box = startEngine({ sources, minLength: 1, requests: 'auto' })
  await box.type('ab')
  expect(box.state().status).toBe('short')
  await box.type('abc')
  expect(box.asked()).toEqual([])
  box.clock.advance(100)
  await box.answer('abc', 'one', 'two')
  expect(box.lines()).toEqual(['one'])
})

test('items with the same text are distinct; their number is limited; the label of an item is its text', () => {
  const duplicates = {
    id: 'duplicates',
    limit: 3,
    get: () => Array.from({ length: 9 }, (_, id) => ({ label: 'Ana', id })),
  }
  const box = startEngine({ sources: [duplicates] })
  void box.type('a')
  expect(box.lines()).toEqual(['Ana', 'Ana', 'Ana'])
  expect(new Set(box.state().items.map(({ key }) => key)).size).toBe(3)
})

test('an item without a text of its own has that of its row, with a message for the developer; it is never [object Object]', () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
  const items = (): unknown[] => [{ id: 1, name: 'Office' }]
  const drawn = { id: 'drawn', get: items, renderRow: () => 'Office, 3rd floor' }
  const bare = { id: 'bare', get: items }
  // JavaScript apps can pass such sources.
  const sources: unknown[] = [drawn, bare]
  const box = startEngine({ sources: sources as PlaceSearchSourceOption[] })
  void box.type('a')
  expect(box.lines()).toEqual(['Office, 3rd floor', ''])
  expect(console.mock.calls.map(([message]) => message)).toEqual([
    expect.stringContaining('"drawn"'),
    expect.stringContaining('"bare"'),
  ])
})
