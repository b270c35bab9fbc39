import { createConnection } from '@signpost/client'
import { createFakeClock } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { montevideo } from '../../test/montevideo.ts'
import { startEngine } from '../../test/startEngine.ts'
import { createEngine } from './engine.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import { createSearchStore } from './searchStore.ts'
import type { OwnSource, PlaceSearchSourceOption } from './sources/Source.ts'

test('a choice closes the box and aborts its requests; its details are looked up around the same point', async () => {
  const onSelect = vi.fn()
  const onValueChange = vi.fn()
  const box = startEngine({ onSelect, onValueChange })
  await box.type('a')
  await box.answer('a', 'Alfa')
  await box.type('al')
  const [row] = box.state().items
  if (row) box.engine.actions.choose(row)
  expect(box.state()).toMatchObject({ isOpen: false, text: 'Alfa', choice: { text: 'Alfa' } })
  expect(box.sent[1]?.signal.aborted).toBe(true)
  expect(onSelect).toHaveBeenCalledOnce()
  expect(onValueChange.mock.lastCall?.[0]).toMatchObject({ text: 'Alfa' })
})

test('`canChoose` can refuse a row, and nothing changes', async () => {
  const onSelect = vi.fn()
  const box = startEngine({ onSelect, canChoose: () => false })
  await box.type('a')
  await box.answer('a')
  const [row] = box.state().items
  if (row) box.engine.actions.choose(row)
  expect([box.state().isOpen, box.state().text, onSelect.mock.calls]).toEqual([true, 'a', []])
})

test('a stopped engine asks nothing, and follows the store again once it is started', async () => {
  const box = startEngine()
  box.stop()
  await box.type('a')
  expect(box.asked()).toEqual([])
  onTestFinished(box.engine.start())
  await vi.waitFor(() => expect(box.asked()).toEqual(['a']))
})

test('impressions and selections are reported, with the time since the first key', async () => {
  const onEvent = vi.fn()
  const box = startEngine({ onEvent })
  await box.type('a')
  box.clock.advance(400)
  await box.answer('a', 'Alfa', 'Beta')
  const [, row] = box.state().items
  if (row) box.engine.actions.choose(row)
  expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual([
    'request',
    'impression',
    'selection',
  ])
  expect(onEvent.mock.lastCall?.[0]).toMatchObject({ rank: 2, latency: 400, query: 'a' })
})

/* A model of the engine: whatever happens, the rows end up as those of the text, the sources and the language. */

const languages = ['en', 'es'] as const
type Language = (typeof languages)[number]
const sourceLists = [['service', 'own'], ['own', 'service'], ['service'], ['own']] as const
type SourceList = (typeof sourceLists)[number]

type Step =
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'answer' | 'fail'; readonly at: number }
  | { readonly do: 'close' }
  | { readonly do: 'sources'; readonly list: SourceList }
  | { readonly do: 'language'; readonly language: Language }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('type'),
      text: fc.constantFrom('a', 'ab', 'abc', 'b', ''),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('answer'), at: fc.nat(3) }) },
  fc.record({ do: fc.constant('fail'), at: fc.nat(3) }),
  fc.record({ do: fc.constant('close') }),
  fc.record({ do: fc.constant('sources'), list: fc.constantFrom(...sourceLists) }),
  fc.record({ do: fc.constant('language'), language: fc.constantFrom(...languages) }),
)

function serviceLines(text: string, language: Language): string[] {
  return text === 'ba' ? [] : [`${text} one ${language}`, `${text} two ${language}`]
}

function ownLines(text: string): string[] {
  return text === 'b' ? [] : [`own ${text}`]
}

interface Pending {
  readonly signal: AbortSignal
  readonly succeed: () => void
  readonly fail: () => void
}

function startModel() {
  let pending: Pending[] = []
  const connections = Object.fromEntries(
    languages.map((language) => [
      language,
      createConnection({
        baseUrl: `https://${language}.geo.example`,
        language,
        fetch: (input, init) => {
          const { url, signal } = new Request(input, init)
          const text = new URL(url).searchParams.get('query') ?? ''
          const suggests = serviceLines(text, language).map((line1) => ({ line1 }))
          return new Promise((resolve, reject) => {
            pending.push({
              signal,
              succeed: () => resolve(new Response(JSON.stringify({ suggests }))),
              fail: () => resolve(new Response('', { status: 400 })),
            })
            signal.addEventListener('abort', () => reject(signal.reason))
          })
        },
      }),
    ]),
  )
  const own: OwnSource = {
    id: 'own',
    get: (query, { signal }) =>
      new Promise<string[]>((resolve, reject) => {
        pending.push({
          signal,
          succeed: () => resolve(ownLines(query)),
          fail: () => reject(new Error('Broken.')),
        })
      }),
  }
  const now: { text: string; isOpen: boolean; list: SourceList; language: Language } = {
    text: '',
    isOpen: false,
    list: ['service', 'own'],
    language: 'en',
  }
  const optionsFor = (list: SourceList): PlaceSearchOptions => ({
    sources: list.map((id): PlaceSearchSourceOption => (id === 'own' ? own : id)),
    requests: 'eager',
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const signpost = {
    clock: createFakeClock({ now: 0 }),
    near: montevideo,
    requests: 'auto' as const,
  }
  const settings = () => {
    const connection = connections[now.language]
    if (!connection) throw new Error(`There is no connection in ${now.language}.`)
    return { signpost: { ...signpost, connection }, queryClient }
  }
  const store = createSearchStore(optionsFor(now.list))
  const engine = createEngine(store, settings)
  const stop = engine.start()
  const waiting = (): Pending[] => {
    pending = pending.filter(({ signal }) => !signal.aborted)
    return pending
  }
  const settle = (one: Pending | undefined, how: 'succeed' | 'fail'): void => {
    pending = pending.filter((other) => other !== one)
    one?.[how]()
  }
  return {
    store,
    stop,
    now,
    rows: () => store.get().items.map((item) => ('text' in item ? item.text : item.key)),
    expected: () =>
      now.list.flatMap((id) =>
        id === 'own' ? ownLines(now.text) : serviceLines(now.text, now.language),
      ),
    play: (step: Step): void => {
      switch (step.do) {
        case 'type':
          Object.assign(now, { text: step.text, isOpen: true })
          store.dispatch({ type: 'typed', text: step.text, layout: 'popup' })
          break
        case 'close':
          now.isOpen = false
          store.dispatch({ type: 'closed' })
          break
        case 'sources':
          now.list = step.list
          store.setOptions(optionsFor(step.list))
          engine.update()
          break
        case 'language':
          now.language = step.language
          engine.update()
          break
        default: {
          const all = waiting()
          settle(all[step.at % Math.max(1, all.length)], step.do === 'answer' ? 'succeed' : 'fail')
        }
      }
    },
    /** Answers everything that is asked, in the given order of age. */
    answerAll: async (isOldestFirst: boolean): Promise<void> => {
      for (let turn = 0; turn < 40; turn += 1) {
        await tick()
        const all = waiting()
        if (all.length === 0 && queryClient.isFetching() === 0) return
        settle(isOldestFirst ? all[0] : all.at(-1), 'succeed')
      }
      throw new Error('The engine does not come to rest.')
    },
  }
}

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

test('after any order of keys, answers, errors, aborts and changes of sources or language, the rows are those of the model', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 4, maxLength: 24 }),
      fc.boolean(),
      async (steps, isOldestFirst) => {
        const box = startModel()
        try {
          for (const step of steps) {
            box.play(step)
            await tick()
            await tick()
            const { isOpen, items, text, isOutdated } = box.store.get()
            expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
            if (!isOpen || text === '') expect(items).toEqual([])
            const { list, language } = box.now
            for (const item of items) {
              expect(list).toContain(item.kind === 'custom' ? 'own' : 'service')
              const isOfLanguage = item.kind === 'custom' || item.key.endsWith(language)
              if (!isOfLanguage) expect(isOutdated).toBe(true)
            }
          }
          // A new text forgets the failures.
          box.play({ do: 'type', text: 'a' })
          box.play({ do: 'close' })
          box.play({ do: 'type', text: 'ab' })
          await box.answerAll(isOldestFirst)
          expect(box.rows()).toEqual(box.expected())
          expect(box.store.get()).toMatchObject({ status: 'ready', isOutdated: false })
          box.play({ do: 'type', text: steps.length % 2 === 0 ? 'ba' : 'b' })
          await box.answerAll(!isOldestFirst)
          expect(box.rows()).toEqual(box.expected())
        } finally {
          box.stop()
        }
      },
    ),
    { numRuns: 100 },
  )
})
