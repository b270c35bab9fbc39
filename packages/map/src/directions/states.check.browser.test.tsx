import { SignpostProvider } from '@signpost/react'
import { createGeoFetch, type Scenario } from '@signpost/testing'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import type { StyleSpecification } from 'maplibre-gl'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../../test/browser/emulateMedia.ts'
import { violations } from '../../../../test/browser/violations.ts'
import { worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { unfoldSteps } from '../../test/unfoldSteps.ts'
import { type MapLibre, type MapLibreMap, useMap } from '../internals/MapContext.ts'
import type { MapViewProps } from '../map-view/MapViewProps.ts'
import { Directions } from './Directions.tsx'
import { fromURLSearchParams } from './directionsLink.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const patience = { timeout: 60_000 }
const question = fromURLSearchParams(
  new URLSearchParams(
    'from=-34.9077,-56.2012&from_name=Teatro Solís&to=-34.8945,-56.1529&to_name=Estadio Centenario',
  ),
)
const good: MapViewProps = { mapStyle: plainStyle, workerUrl: worker }

function show(map: MapViewProps | false, ...scenarios: Scenario[]): void {
  const fetch = createGeoFetch({ scenarios })
  const queryClient = new QueryClient()
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'key', fetch }}
      queryClient={queryClient}
    >
      <Directions defaultValue={question} map={map} travelTimes={false} />
    </SignpostProvider>,
  )
}

function Take({ on }: { on: (map: MapLibreMap) => void }): null {
  on(useMap())
  return null
}

const steps = (): Locator => page.getByRole('listitem')
const directions = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-signpost="directions"]')
  if (found === null) throw new Error('There are no directions.')
  return found
}

/** Expects a list whose steps can be chosen and read. */
async function expectList(): Promise<void> {
  await unfoldSteps()
  await expect.element(steps().nth(3), patience).toBeVisible()
  await userEvent.click(steps().nth(1).getByRole('button'))
  expect(directions().querySelector('[aria-current="step"]')?.checkVisibility()).toBe(true)
}

function withoutWebGL(): void {
  const { getContext } = HTMLCanvasElement.prototype
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
    ...rest: unknown[]
  ) {
    return /webgl/.test(kind) ? null : Reflect.apply(getContext, this, [kind, ...rest])
  })
}

const noTiles: StyleSpecification = {
  ...plainStyle,
  sources: { tiles: { type: 'vector', tiles: ['http://127.0.0.1:9/{z}/{x}/{y}'] } },
  layers: [{ id: 'a', type: 'line', source: 'tiles', 'source-layer': 'a' }],
}
const noLibrary = (): Promise<MapLibre> => Promise.reject(new Error('chunk'))

const lacks: readonly [what: string, text: RegExp, map: () => MapViewProps][] = [
  ['style 404', /couldn’t load the map/, () => ({ ...good, mapStyle: '/no-such-style.json' })],
  ['no tiles', /No map data for this area/, () => ({ ...good, mapStyle: noTiles })],
  ['worker 404', /map couldn’t start/, () => ({ ...good, workerUrl: '/no-such-worker.mjs' })],
  ['the chunk of MapLibre 404', /couldn’t load the map/, () => ({ ...good, library: noLibrary() })],
  [
    'no WebGL',
    /no WebGL/,
    () => {
      withoutWebGL()
      return good
    },
  ],
  [
    'everything at once',
    /couldn’t load the map/,
    () => {
      withoutWebGL()
      return {
        mapStyle: '/no-such-style.json',
        workerUrl: '/no-such-worker.mjs',
        library: noLibrary(),
      }
    },
  ],
]

test.each(lacks)('%s: says so, and the list works', async (_, text, map) => {
  vi.spyOn(console, 'error').mockReturnValue()
  // With reduced motion, the map jumps to the step, so the pins are measured at their final position.
  await emulateMedia('prefers-reduced-motion', 'reduce')
  show(map())
  await expect.element(page.getByText(text), patience).toBeVisible()
  await expectList()
  expect(await violations(directions())).toEqual([])
})

test('a WebGL context that is lost twice: says so, the list works, and the map is restored', async () => {
  const take = vi.fn<(map: MapLibreMap) => void>()
  show({ ...good, children: <Take on={take} /> })
  const found = await vi.waitUntil(() => take.mock.lastCall?.[0], patience)
  for (const _ of [1, 2]) {
    const lost = found.getCanvas().getContext('webgl2')?.getExtension('WEBGL_lose_context')
    act(() => lost?.loseContext())
    await expect.element(page.getByText(/map paused/), patience).toBeVisible()
    await expectList()
    act(() => lost?.restoreContext())
    await expect.element(page.getByText(/map paused/), patience).not.toBeInTheDocument()
  }
})

function isWithin(inner: string, outer: string): boolean {
  const [a, b] = [inner, outer].map((one) => document.querySelector(one)?.getBoundingClientRect())
  return (
    !!a && !!b && b.left <= a.left && a.right <= b.right && b.top <= a.top && a.bottom <= b.bottom
  )
}

const unanswered: readonly [string, Scenario, RegExp][] = [
  ['no route, 204', { kind: 'no-content' }, /No route between/],
  ['not offered, 501', { kind: 'error', status: 501 }, /doesn’t offer this/],
  ['the key is refused, 401', { kind: 'error', status: 401 }, /isn’t available here/],
]

test.each(unanswered)(
  '%s: says so beside the map, which shows both ends',
  async (_, scenario, text) => {
    show(good, scenario)
    await expect.element(page.getByText(text), patience).toBeVisible()
    const isSeen = (end: string): boolean =>
      isWithin(`[data-part="${end}"]`, '[data-signpost="map-view"]')
    await expect.poll(() => isSeen('route-start') && isSeen('route-end'), patience).toBe(true)
    expect(await violations(directions())).toEqual([])
  },
)

test.each([
  [[], 'Try another way to travel.'],
  [['toll'], 'Try another way to travel, or avoid less.'],
] as const)('no route while %j is avoided: %s', async (avoid, advice) => {
  render(
    <SignpostProvider
      client={{
        baseUrl: 'https://geo.example',
        apiKey: 'key',
        fetch: createGeoFetch({ scenarios: [{ kind: 'no-content' }] }),
      }}
      queryClient={new QueryClient()}
    >
      <Directions defaultValue={{ ...question, avoid }} map={false} travelTimes={false} />
    </SignpostProvider>,
  )
  await expect.element(page.getByText(advice, { exact: true }), patience).toBeVisible()
})

test.each([
  [400, /couldn’t load the route/],
  [404, /doesn’t offer this/],
] as const)('%i: no button to retry', async (status, text) => {
  show(false, { kind: 'error', status })
  await expect.element(page.getByText(text), patience).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
})

test('500: says that the route could not be loaded, not that there is none, with a button to retry', async () => {
  show(false, { kind: 'error', status: 500 })
  await expect.element(page.getByText('We couldn’t load the route.'), patience).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(directions().textContent).not.toMatch(/found|No route/)
})

test.each([
  ['for a while', 9, 'Too many requests. Trying again in a few seconds…'],
  ['without a time', undefined, 'Too many requests. Trying again…'],
] as const)('429 %s: a notice while it is tried again', async (_, retryAfter, text) => {
  const tooMany = { kind: 'error', status: 429, times: 1 } as const
  show(false, retryAfter === undefined ? tooMany : { ...tooMany, retryAfter }, { kind: 'hang' })
  await expect.element(page.getByText(text), patience).toBeVisible()
  expect(page.getByText('Finding a route').query()).toBeNull()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
})

test('a service that is busy for days: a notice at once, with a button, not "no route', async () => {
  show(false, { kind: 'error', status: 503, retryAfter: 999_999 })
  const notice = page.getByText('The service is busy. Try again in a few days.')
  await expect.element(notice, patience).toBeVisible()
  // Screen readers announce the text.
  expect(notice.element().closest('[role="status"]')).not.toBeNull()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(directions().textContent).not.toMatch(/found|No route/)
})

test('"Try again" repairs an answer that failed, and the focus is not lost', async () => {
  const good = createGeoFetch()
  let isBroken = true
  const answer: typeof fetch = (...request) =>
    isBroken ? Promise.resolve(new Response('<p>Oops')) : good(...request)
  render(
    <SignpostProvider client={{ baseUrl: 'https://geo.example', apiKey: 'key', fetch: answer }}>
      <Directions defaultValue={question} map={false} />
    </SignpostProvider>,
  )
  await expect.element(page.getByText(/couldn’t load the route/), patience).toBeVisible()
  isBroken = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }), patience)
  expect(document.activeElement).not.toBe(document.body)
  await expectList()
})

test('offline: says so, and continues by itself', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  show(good)
  await expect.element(page.getByText(/You’re offline/), patience).toBeVisible()
  expect(directions().dataset.status).toBe('offline')
  expect(await violations(directions())).toEqual([])
  onlineManager.setOnline(true)
  await expectList()
})

test('another vehicle: list and line stay, faded and busy, until the answer; removing an end removes them', async () => {
  const answer = createGeoFetch()
  const waits: (() => void)[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (String(input).includes('vehicle=bicycle')) {
      await new Promise<void>((resolve) => waits.push(resolve))
    }
    return answer(input, init)
  }
  let map: MapLibreMap | undefined
  const take = <Take on={(made) => (map = made)} />
  render(
    <SignpostProvider client={{ baseUrl: 'https://geo.example', apiKey: 'key', fetch }}>
      <Directions defaultValue={question} map={{ ...good, children: take }} travelTimes={false} />
    </SignpostProvider>,
  )
  await unfoldSteps()
  await expect.element(steps().nth(3), patience).toBeVisible()
  const lines = (): string[] =>
    map?.getStyle()?.layers.flatMap(({ id }) => (id.endsWith('-line') ? [id] : [])) ?? []
  await expect.poll(lines, patience).toHaveLength(1)
  const [line] = lines()
  const first = steps().nth(0).element()
  const announced = (text: RegExp): Locator => page.getByRole('status').filter({ hasText: text })
  await expect.element(announced(/^By car: \d+ min \d/)).toBeInTheDocument()

  await userEvent.click(page.getByRole('radio', { name: /bicycle/i }))
  await expect.poll(() => waits.length, patience).toBe(1)
  const stale = directions().querySelector('[data-part="answer"]')
  expect(stale?.getAttribute('aria-busy')).toBe('true')
  await expect.element(announced(/finding a route/i)).toBeInTheDocument()
  await expect.element(announced(/^By/)).not.toBeInTheDocument()
  expect(steps().nth(0).element()).toBe(first)
  expect(lines()).toEqual([line])

  act(() => waits[0]?.())
  await expect.poll(() => stale?.hasAttribute('aria-busy'), patience).toBe(false)
  await expect.element(announced(/^By bicycle: \d+ min \d/)).toBeInTheDocument()
  expect(steps().nth(0).element()).toBe(first)
  expect(lines()).toEqual([line])

  await userEvent.click(page.getByRole('button', { name: /clear to/i }))
  await expect.poll(() => steps().elements().length, patience).toBe(0)
  await expect.poll(lines, patience).toEqual([])
})

/** The warnings of all tests in this file, in any order. */
const warnings: string[] = []
const { warn } = console
console.warn = (...parts) => {
  warnings.push(String(parts[0]))
  warn(...parts)
}
const aboutHeight = () => warnings.filter((line) => line.startsWith('Signpost: Directions fills'))

test('directions in an element without a height: a warning is logged once, and not where there is a height', async () => {
  const inside = (height: string) =>
    render(
      <SignpostProvider client={{ baseUrl: 'https://geo.example', fetch: createGeoFetch() }}>
        <div style={{ height }}>
          <Directions map={good} />
        </div>
      </SignpostProvider>,
    )
  const before = aboutHeight().length
  inside('30rem')
  expect(aboutHeight()).toHaveLength(before)
  inside('auto')
  inside('auto')
  expect(aboutHeight()).toEqual([expect.stringContaining('block-size: 100dvh')])
})
