import { keepPreviousData, onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { mountHook } from '../../test/mount.tsx'
import {
  parametersOf,
  reply,
  scriptedService,
  silence,
  suggests,
} from '../../test/scriptedService.ts'
import { queryStatus } from '../domain/queryStatus.ts'
import { useSuggestions } from './useSuggestions.ts'

const near = { latitude: -34.9, longitude: -56.16 }

afterEach(() => {
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

function answering() {
  const service = scriptedService([suggests('Teatro Solís')])
  return { ...service, settings: { client: service.connection, near } }
}

test('StrictMode: one request per query key', async () => {
  const { settings, sent } = answering()
  const { result } = mountHook(() => useSuggestions({ query: 'teatro' }), settings)
  expect(queryStatus(result.current)).toBe('loading')
  await expect.poll(() => result.current.data?.suggestions[0]?.line1).toBe('Teatro Solís')
  expect(queryStatus(result.current)).toBe('ready')
  expect(sent.map(parametersOf)).toEqual([{ query: 'teatro', search_center: '-34.9,-56.16' }])
})

test('two components, one query: one request', async () => {
  const { settings, sent } = answering()
  const { result } = mountHook(
    () => [
      useSuggestions({ query: 'teatro' }),
      useSuggestions({ query: ' teatro ', near: { latitude: -34.90001, longitude: -56.16 } }),
    ],
    settings,
  )
  await expect.poll(() => result.current.every(({ isSuccess }) => isSuccess)).toBe(true)
  expect(sent).toHaveLength(1)
})

test('answers out of order: the older request is aborted, and its late answer is ignored', async () => {
  let answerLate: (response: Response) => void = () => {}
  const late = new Promise<Response>((resolve) => {
    answerLate = resolve
  })
  const { connection, sent } = scriptedService([() => late, suggests('Teatro Solís')])
  const { result, rerender } = mountHook(
    ({ query }) => useSuggestions({ query }),
    { client: connection, near },
    { query: 't' },
  )
  await expect.poll(() => sent.length).toBe(1)
  rerender({ query: 'te' })
  await expect.poll(() => result.current.data?.suggestions[0]?.line1).toBe('Teatro Solís')
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false])
  answerLate(await suggests('Terminal')())
  await late
  expect(result.current.data?.suggestions[0]?.line1).toBe('Teatro Solís')
})

test('unmount: aborted, silent', async () => {
  const log = vi.spyOn(console, 'error')
  const { connection, sent } = scriptedService([silence])
  const { result, unmount } = mountHook(() => useSuggestions({ query: 'teatro' }), {
    client: connection,
    near,
  })
  await expect.poll(() => sent.length).toBe(1)
  unmount()
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(result.current.error).toBeNull()
  expect(log).not.toHaveBeenCalled()
})

test('requests nothing without input, until there is some', async () => {
  const { settings, sent } = answering()
  const { result, rerender } = mountHook(
    ({ query }) => useSuggestions({ query }, { enabled: true }),
    settings,
    { query: '  ' },
  )
  expect(queryStatus(result.current)).toBe('idle')
  rerender({ query: 'teatro' })
  await expect.poll(() => queryStatus(result.current)).toBe('ready')
  expect(sent).toHaveLength(1)
})

test('requests nothing without a place to search around', () => {
  const { settings, sent } = answering()
  const { result } = mountHook(() => useSuggestions({ query: 'a' }), { client: settings.client })
  expect(queryStatus(result.current)).toBe('idle')
  expect(sent).toEqual([])
})

test('`near` of the provider may be a function, and `near` of the hook takes precedence over it', async () => {
  const { connection, sent } = answering()
  const berlin = { latitude: 52.52, longitude: 13.405 }
  const { result } = mountHook(
    () => [useSuggestions({ query: 'a' }), useSuggestions({ query: 'a', near: berlin })],
    { client: connection, near: () => near },
  )
  await expect.poll(() => result.current.every(({ isSuccess }) => isSuccess)).toBe(true)
  const centers = sent.map((request) => parametersOf(request).search_center)
  expect(centers).toEqual(['-34.9,-56.16', '52.52,13.405'])
})

test('an empty list has the status empty, not idle', async () => {
  const { connection } = scriptedService([reply('', { status: 204 })])
  const { result } = mountHook(() => useSuggestions({ query: 'xyz' }), { client: connection, near })
  await expect.poll(() => queryStatus(result.current)).toBe('empty')
})

test('offline at mount: says so, resumes once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { settings, sent } = answering()
  const { result } = mountHook(() => useSuggestions({ query: 'teatro' }), settings)
  await expect.poll(() => queryStatus(result.current)).toBe('offline')
  expect(sent).toEqual([])
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => queryStatus(result.current)).toBe('ready')
  expect(sent).toHaveLength(1)
})

test('options of the hook override ours, ours override the app’s, and the app’s override those of TanStack Query', () => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: 7,
        staleTime: 0,
        networkMode: 'always',
        gcTime: 123,
        meta: { from: 'app' },
      },
    },
  })
  const { settings } = answering()
  mountHook(
    () => [
      useSuggestions({ query: 'a' }),
      useSuggestions({ query: 'b' }, { retry: false, staleTime: 1, gcTime: 456 }),
    ],
    { ...settings, queryClient },
  )
  const [plain, own] = queryClient.getQueryCache().getAll()
  const five = 5 * 60 * 1000
  expect(plain?.options).toMatchObject({
    networkMode: 'online',
    gcTime: 123,
    meta: { from: 'app' },
  })
  expect(plain?.options.retry).toBeInstanceOf(Function)
  expect(plain?.observers[0]?.options.staleTime).toBe(five)
  expect(own?.options).toMatchObject({ networkMode: 'online', gcTime: 456, retry: false })
  expect(own?.observers[0]?.options.staleTime).toBe(1)
})

test('options of TanStack Query work: select, placeholderData, enabled', async () => {
  const { settings, sent } = answering()
  const { result, rerender } = mountHook(
    ({ query, enabled }) =>
      useSuggestions(
        { query },
        {
          enabled,
          placeholderData: keepPreviousData,
          select: ({ suggestions }) => suggestions.map(({ line1 }) => line1),
        },
      ),
    settings,
    { query: 'teatro', enabled: false },
  )
  expect(sent).toEqual([])
  rerender({ query: 'teatro', enabled: true })
  await expect.poll(() => result.current.data).toEqual(['Teatro Solís'])
  rerender({ query: 'teatro s', enabled: true })
  expect(result.current).toMatchObject({ data: ['Teatro Solís'], isPlaceholderData: true })
  expect(queryStatus(result.current)).toBe('refreshing')
  await expect.poll(() => result.current.isPlaceholderData).toBe(false)
})
