import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { memo, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { scriptedService, suggests } from '../../test/scriptedService.ts'
import { useSuggestions } from '../hooks/useSuggestions.ts'
import { SignpostProvider } from './SignpostProvider.tsx'
import type { Signpost } from './settings.ts'
import { useSignpost } from './useSignpost.ts'

const near = { latitude: -34.9, longitude: -56.16 }

afterEach(() => void vi.restoreAllMocks())

function FirstLine({ query }: { query: string }): ReactNode {
  const { data } = useSuggestions({ query, near })
  return <p>{data?.suggestions[0]?.line1 ?? '…'}</p>
}

/** Passes the context to `onRender` whenever it renders. */
const Peek = memo(({ onRender }: { onRender: (signpost: Signpost) => void }): ReactNode => {
  onRender(useSignpost())
  return null
})

function PeekQueryClient({
  onRender,
}: {
  onRender: (queryClient: QueryClient) => void
}): ReactNode {
  onRender(useQueryClient())
  return null
}

test('two providers on one QueryClient: two services do not share answers, two keys of one service do', async () => {
  const one = scriptedService([suggests('One')])
  const two = scriptedService([suggests('Two')], { baseUrl: 'https://two.example' })
  const sameAsOne = scriptedService([suggests('Never asked')], { apiKey: 'another-key' })
  const queryClient = new QueryClient()
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      {[one, two, sameAsOne].map(({ options }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
        <SignpostProvider key={index} client={options}>
          <FirstLine query="a" />
        </SignpostProvider>
      ))}
    </QueryClientProvider>,
  )
  await expect.poll(() => container.textContent).toBe('OneTwoOne')
  expect(one.sent.length + sameAsOne.sent.length).toBe(1)
  expect(queryClient.getQueryCache().getAll()).toHaveLength(2)
})

test('options written inline do not render children again', () => {
  const seen: Signpost[] = []
  const onRender = (signpost: Signpost): void => void seen.push(signpost)
  const app = (language: string): ReactNode => (
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'k', wire: { languages: ['ar-EG'] } }}
      language={language}
      near={{ latitude: 1, longitude: 2 }}
    >
      <Peek onRender={onRender} />
    </SignpostProvider>
  )
  const { rerender } = render(app('de'))
  const [first] = seen
  rerender(app('de'))
  expect(new Set(seen)).toEqual(new Set([first]))
  rerender(app('fr'))
  expect(seen.at(-1)).toMatchObject({ language: 'fr', near: first?.near })
  expect(seen.at(-1)?.connection.request).toBe(first?.connection.request)
})

test('other options create another connection', () => {
  const scopes = new Set<string>()
  const app = (baseUrl: string): ReactNode => (
    <SignpostProvider client={{ baseUrl }}>
      <Peek onRender={({ connection }) => scopes.add(connection.scope)} />
    </SignpostProvider>
  )
  render(app('https://one.example')).rerender(app('https://two.example'))
  expect(scopes.size).toBe(2)
})

test('a nested provider changes only what it is given', () => {
  const { connection } = scriptedService([suggests()])
  const onRender = vi.fn<(signpost: Signpost) => void>()
  render(
    <SignpostProvider client={connection} language="es" near={near}>
      <SignpostProvider units="imperial-uk">
        <Peek onRender={onRender} />
      </SignpostProvider>
    </SignpostProvider>,
  )
  expect(onRender).toHaveBeenLastCalledWith(
    expect.objectContaining({ language: 'es', units: 'imperial-uk', near }),
  )
})

test('the QueryClient is the one that is given, else the app’s, else a new one', () => {
  const { connection } = scriptedService([suggests()])
  const given = new QueryClient()
  const apps = new QueryClient()
  const found = vi.fn<(queryClient: QueryClient) => void>()
  const provider = (queryClient?: QueryClient): ReactNode => (
    <SignpostProvider client={connection} queryClient={queryClient}>
      <PeekQueryClient onRender={found} />
    </SignpostProvider>
  )
  render(<QueryClientProvider client={apps}>{provider(given)}</QueryClientProvider>)
  expect(found.mock.lastCall?.[0]).toBe(given)
  render(<QueryClientProvider client={apps}>{provider()}</QueryClientProvider>)
  expect(found.mock.lastCall?.[0]).toBe(apps)
  render(provider())
  expect(found.mock.lastCall?.[0]).toBeInstanceOf(QueryClient)
  expect([given, apps]).not.toContain(found.mock.lastCall?.[0])
})

test('a nested provider shares the cache, and requests again in another language', async () => {
  const { connection, sent } = scriptedService([suggests('Teatro Solís')])
  const app = (language?: string): ReactNode => (
    <SignpostProvider client={connection}>
      <FirstLine query="a" />
      <SignpostProvider units="imperial" language={language}>
        <FirstLine query="a" />
      </SignpostProvider>
    </SignpostProvider>
  )
  const { rerender } = render(app())
  expect(await screen.findAllByText('Teatro Solís')).toHaveLength(2)
  expect(sent).toHaveLength(1)
  rerender(app('de'))
  await expect.poll(() => sent.length).toBe(2)
})

test.each([
  ['no provider', <FirstLine key="a" query="a" />],
  ['no client', <SignpostProvider key="b">…</SignpostProvider>],
])('%s: an error that says what to do', (_, ui) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(() => render(ui)).toThrow(/no SignpostProvider with a `client`.*<SignpostProvider client=/)
})
