import type { Connection } from '@signpost/client'
import type { Clock } from '@signpost/client/domain'
import { createFakeClock, type FakeClock } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { onTestFinished, vi } from 'vitest'
import { createEngine, type PlaceSearchEngine } from '../src/place-search/engine.ts'
import type { PlaceSearchOptions } from '../src/place-search/PlaceSearchOptions.ts'
import type { BoxState } from '../src/place-search/reduce.ts'
import { createSearchStore, type SearchStore } from '../src/place-search/searchStore.ts'
import { montevideo } from './montevideo.ts'
import {
  type Reply,
  reply,
  type ScriptedService,
  scriptedService,
  suggests,
} from './scriptedService.ts'

export interface EngineTestOptions {
  readonly queryClient?: QueryClient
  readonly clock?: Clock
  /** Another connection than that of the scripted service. */
  readonly connection?: Connection
}

export interface StartedEngine extends Pick<ScriptedService, 'sent'> {
  readonly engine: PlaceSearchEngine
  readonly store: SearchStore
  readonly clock: FakeClock
  readonly stop: () => void
  /** The texts that the service was asked, in order. */
  readonly asked: () => string[]
  readonly state: () => BoxState
  /** The texts of the rows. */
  readonly lines: () => string[]
  /** Types a text, and waits until its request is sent, if there is one. */
  readonly type: (text: string) => Promise<void>
  readonly close: () => void
  /** Changes the options, as an app does that renders again. */
  readonly change: (options: PlaceSearchOptions) => void
  readonly setConnection: (connection: Connection) => void
  /** The requests that wait for an answer. */
  readonly pending: () => string[]
  /** Answers a request: with these lines, or by default with one row that names the text. */
  readonly answer: (text: string, ...lines: string[]) => Promise<void>
  readonly fail: (text: string) => Promise<void>
}

/** Starts the core of a box whose service answers each text on command. */
export function startEngine(
  initial: PlaceSearchOptions = {},
  { queryClient = new QueryClient(), clock, connection }: EngineTestOptions = {},
): StartedEngine {
  const waiting = new Map<string, (response: ReturnType<Reply>) => void>()
  const service = scriptedService([
    () => {
      const text = textOf(service.sent.at(-1)?.url)
      return new Promise((resolve) => void waiting.set(text, resolve))
    },
  ])
  const { sent } = service
  queryClient.mount()
  const fakeClock = createFakeClock({ now: 0 })
  const signpost = {
    connection: connection ?? service.connection,
    clock: clock ?? fakeClock,
    near: montevideo,
    requests: 'auto' as const,
  }
  let settings = { signpost, queryClient }
  const store = createSearchStore(initial)
  const engine = createEngine(store, () => settings)
  const stop = engine.start()
  onTestFinished(() => {
    stop()
    queryClient.unmount()
  })
  const settle = async (text: string, response: ReturnType<Reply>): Promise<void> => {
    await vi.waitFor(() => {
      if (!waiting.has(text)) throw new Error(`"${text}" was not asked.`)
    })
    waiting.get(text)?.(response)
    waiting.delete(text)
    const isOf = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
      Object(queryKey[3]).query === text
    const cache = queryClient.getQueryCache()
    await vi.waitFor(() => {
      const fetching = cache.findAll({ fetchStatus: 'fetching', predicate: isOf })
      if (fetching.length > 0) throw new Error(`"${text}" is not answered.`)
    })
  }
  return {
    engine,
    store,
    clock: fakeClock,
    sent,
    stop,
    asked: () => sent.map(({ url }) => textOf(url)),
    state: store.get,
    lines: () =>
      store.get().items.map((item) => {
        if ('suggestion' in item) return item.suggestion.line1
        return 'text' in item ? item.text : item.kind
      }),
    type: async (text) => {
      store.dispatch({ type: 'typed', text, layout: 'popup' })
      await vi.waitFor(() => {
        if (queryClient.isFetching() > sent.length) throw new Error('The request is not sent.')
      })
    },
    close: () => store.dispatch({ type: 'closed' }),
    change: (options) => {
      store.setOptions(options)
      engine.update()
    },
    setConnection: (other) => {
      settings = { ...settings, signpost: { ...settings.signpost, connection: other } }
      engine.update()
    },
    pending: () => [...waiting.keys()],
    answer: (text, ...lines) =>
      settle(text, suggests(...(lines.length > 0 ? lines : [`Row of ${text}`]))()),
    fail: (text) => settle(text, reply('', { status: 400 })()),
  }
}

function textOf(url: URL | string | undefined): string {
  return new URL(url ?? '').searchParams.get('query') ?? ''
}
