import { PlaceSearch, SignpostProvider } from '@signpost/react'
import { placeSearch } from '@signpost/testing'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

const suggestions = [
  {
    placePrediction: {
      placeId: 'ChIJ1',
      structuredFormat: { mainText: { text: 'Altes Museum' }, secondaryText: { text: 'Berlin' } },
      types: ['museum', 'establishment'],
    },
  },
]
const museum = {
  id: 'ChIJ1',
  displayName: { text: 'Altes Museum' },
  location: { latitude: 52.5192, longitude: 13.3976 },
}

interface Sent {
  readonly url: URL
  readonly key: string | null
  readonly session: string | undefined
}

/** Answers for Google, and for the app's own server if it has a handler. Returns the requests to each. */
function answer(handler?: (request: Request) => Promise<Response>) {
  const [google, server]: [Sent[], string[]] = [[], []]
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.origin === 'https://app.example' && handler) {
      server.push(`${url} ${JSON.stringify([...request.headers])}`)
      return handler(request)
    }
    expect(url.origin).toBe('https://places.googleapis.com')
    const body = request.method === 'POST' ? await request.json() : {}
    const session = body.sessionToken ?? url.searchParams.get('sessionToken') ?? undefined
    google.push({ url, key: request.headers.get('X-Goog-Api-Key'), session })
    return Response.json(url.pathname.endsWith(':autocomplete') ? { suggestions } : museum)
  })
  return { google, server, log }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Types, chooses, and types again, as a user would. */
async function useBox(container: HTMLElement, { google, log }: ReturnType<typeof answer>) {
  const box = placeSearch(container)
  await box.search('mus')
  expect(await box.search('museum')).toContainEqual(expect.stringContaining('Altes Museum'))
  const credit = await screen.findByRole('link', { name: /Google Maps/ })
  expect(credit.getAttribute('href')).toBe('https://maps.google.com/')
  await box.choose('Altes Museum')
  const ready = { status: 'ready', place: expect.objectContaining({ name: 'Altes Museum' }) }
  await expect.poll(() => log.mock.calls).toContainEqual([expect.objectContaining(ready)])
  const [choice, ...keys] = [...google].reverse()
  expect(choice?.url.pathname).toBe('/v1/places/ChIJ1')
  expect(keys.length).toBeGreaterThan(0)
  expect(new Set(google.map(({ session }) => session)).size).toBe(1)
  await box.search('altes')
  expect(google.at(-1)?.session).not.toBe(choice?.session)
}

test('a search box in ten lines: typing and choosing are one billing session, and Google is credited', async () => {
  const answered = answer()
  const { App } = await import('./GoogleBox.tsx')
  await useBox(render(<App />).container, answered)
  expect(new Set(answered.google.map(({ key }) => key))).toEqual(new Set(['YOUR_KEY']))
})

test('ten more lines keep the API key on the server, with session and credit', async () => {
  vi.stubGlobal('process', { env: { GOOGLE_KEY: 'server-key' } })
  const { GET } = await import('./googleRoute.ts')
  const { client } = await import('./googleClient.ts')
  const answered = answer(GET)
  const { container } = render(
    <SignpostProvider client={client} near={{ latitude: 52.52, longitude: 13.405 }}>
      <PlaceSearch
        label="Where to?"
        onSelect={async (_, { details }) => console.log(await details())}
      />
    </SignpostProvider>,
  )
  await useBox(container, answered)
  expect(new Set(answered.google.map(({ key }) => key))).toEqual(new Set(['server-key']))
  expect(answered.server.length).toBe(answered.google.length)
  expect(answered.server.join()).not.toContain('server-key')
})
