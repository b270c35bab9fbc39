import { formatDuration } from '@signpost/client/domain'
import { SignpostProvider } from '@signpost/react'
import { createGeoFetch, type GeoFetch, type Scenario } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { Directions, type DirectionsProps } from './Directions.tsx'
import { fromURLSearchParams } from './directionsLink.ts'
import '@signpost/react/styles.css'
import '../styles.css'

const link = 'from=-34.9077,-56.2012&from_name=Teatro&to=-34.8945,-56.1529&to_name=Estadio'
const ends = fromURLSearchParams(new URLSearchParams(link))
const over = fromURLSearchParams(new URLSearchParams(`${link}&stop1=-34.9,-56.18`)).points

let count = 0

/** Renders directions with a service for each test, because a service that has rejected a request is not asked again. */
function show(
  props: Partial<DirectionsProps> = {},
  scenarios: readonly Scenario[] = [],
  answer: (service: GeoFetch) => typeof globalThis.fetch = (service) => service,
): GeoFetch {
  const service = createGeoFetch({ scenarios })
  render(
    <SignpostProvider
      client={{ baseUrl: `https://geo${++count}.example`, apiKey: 'any', fetch: answer(service) }}
      queryClient={new QueryClient()}
      units="metric"
    >
      <Directions map={false} travelTimes defaultValue={ends} {...props} />
    </SignpostProvider>,
  )
  return service
}

const vehiclesOf = ({ calls }: GeoFetch): unknown[] =>
  calls.flatMap(({ operation, parameters }) =>
    operation === 'getDirections' ? [parameters.vehicle] : [],
  )

const times = (): (string | null)[] =>
  [...document.querySelectorAll('[data-part="time"]')].map(({ textContent }) => textContent)

const all = [0, 1, 2, 3].map(() => expect.stringMatching(/^\d+ (min|hr)/))

test('the time of each vehicle is beside it as its description; its name is unchanged', async () => {
  const service = show()
  await expect.poll(times).toEqual(all)
  expect(vehiclesOf(service).sort()).toEqual(['bicycle', 'car', 'pedestrian', 'truck'])
  const [, , bicycle] = times()
  expect(screen.getByRole('radio', { name: 'Bicycle' })).toHaveAccessibleDescription(bicycle ?? '')
  expect(await violations(document.body)).toEqual([])
})

test('the chosen vehicle is requested first; known times are not requested again', async () => {
  const service = show()
  await expect.poll(times).toEqual(all)
  expect(vehiclesOf(service)[0]).toBe('car')
  const before = times()
  await userEvent.click(screen.getByRole('radio', { name: 'On foot' }))
  await expect
    .poll(() => document.querySelector('[data-part="duration"]')?.textContent)
    .toBe(before[3])
  expect(times()).toEqual(before)
  expect(vehiclesOf(service)).toHaveLength(4)
})

test('other ends: the route of the chosen vehicle is requested first, then the times of the others', async () => {
  const service = show()
  await expect.poll(times).toEqual(all)
  await userEvent.click(screen.getByRole('button', { name: 'Swap start and destination' }))
  await expect.poll(() => vehiclesOf(service).length).toBe(8)
  await expect.poll(times).toEqual(all)
  expect(vehiclesOf(service)[4]).toBe('car')
})

test('a vehicle without a route shows no time, the others do', async () => {
  show({}, [], (service) => async (input, init) => {
    const isTruck = String(input).includes('vehicle=truck')
    return isTruck ? new Response(null, { status: 204 }) : service(input, init)
  })
  const [car, , bicycle, walk] = all
  await expect.poll(times).toEqual([car, '', bicycle, walk])
})

test('over a stop: the time of each vehicle is the sum of its legs, for one request per leg', async () => {
  const service = show({ defaultValue: { ...ends, points: over } })
  await expect.poll(times).toEqual(all)
  const vehicles = ['bicycle', 'car', 'pedestrian', 'truck']
  expect(vehiclesOf(service).sort()).toEqual(vehicles.flatMap((one) => [one, one]))
  const [car, , bicycle] = times()
  expect(document.querySelector('[data-part="duration"]')?.textContent).toBe(car)
  await userEvent.click(screen.getByRole('radio', { name: 'Bicycle' }))
  await expect
    .poll(() => document.querySelector('[data-part="duration"]')?.textContent)
    .toBe(bicycle)
  expect(vehiclesOf(service)).toHaveLength(8)
})

test('by default: requests only the route', async () => {
  const service = show({ travelTimes: undefined })
  await expect
    .poll(() => document.querySelector('[data-part="duration"]')?.textContent)
    .toMatch(/min/)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(new Set(vehiclesOf(service))).toEqual(new Set(['car']))
})

test('a service without routes gets one request', async () => {
  const service = show({}, [{ kind: 'error', status: 501 }])
  await screen.findByText('The service doesn’t offer this.')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(vehiclesOf(service)).toEqual(['car'])
  expect(times()).toEqual(['', '', '', ''])
  // An icon without a time is in the middle of its tile.
  const tile = document.querySelector('[data-layout="tiles"] > [data-part="chip"]')
  const [outer, icon] = [tile, tile?.querySelector('svg')].map((element) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: Number.NaN, bottom: 0 }
    return (top + bottom) / 2
  })
  expect(icon).toBeCloseTo(outer ?? 0, 0)
})

test('the vehicles stay where they are when the second end is chosen, below the options', async () => {
  const topOf = (name: string) => screen.getByRole('radio', { name }).getBoundingClientRect().top
  show({ defaultValue: { ...ends, points: [null, ends.points[1] ?? null] } })
  const top = topOf('Car')
  const options = screen.getByRole('button', { name: 'Options' }).getBoundingClientRect()
  expect(options.bottom).toBeLessThanOrEqual(top + 1)
  cleanup()
  show()
  await expect.poll(times).toEqual(all)
  expect(screen.getByRole('button', { name: 'Add a stop' })).toBeTruthy()
  expect(topOf('Car')).toBe(top)
})

test('outside the viewport, requests only the route', async () => {
  const service = createGeoFetch()
  render(
    <SignpostProvider
      client={{ baseUrl: `https://geo${++count}.example`, apiKey: 'any', fetch: service }}
      queryClient={new QueryClient()}
    >
      <div style={{ blockSize: '300px', overflow: 'auto' }}>
        <div style={{ blockSize: '3000px' }} />
        <Directions map={false} travelTimes defaultValue={ends} />
      </div>
    </SignpostProvider>,
  )
  await expect.poll(() => document.querySelector('[data-part="duration"]')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(vehiclesOf(service)).toEqual(['car'])
  screen.getByRole('radio', { name: 'Car' }).scrollIntoView()
  await expect.poll(times).toEqual(all)
})

test('a time that arrives late shifts no layout', async () => {
  let answerNow = (): void => {}
  const later = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  show({}, [], (service) => async (input, init) => {
    if (!String(input).includes('vehicle=car')) await later
    return service(input, init)
  })
  const summary = await screen.findByRole('region', { name: 'Route' })
  const top = summary.getBoundingClientRect().top
  answerNow()
  await expect.poll(times).toEqual(all)
  expect(summary.getBoundingClientRect().top).toBe(top)
})

test.each(['de', 'uk'])(
  'a time of several hours is on one line at 390 px: %s',
  async (language) => {
    await page.viewport(390, 800)
    onTestFinished(() => page.viewport(800, 600))
    render(
      <SignpostProvider
        client={{
          baseUrl: `https://geo${++count}.example`,
          apiKey: 'any',
          fetch: createGeoFetch(),
        }}
        language={language}
        queryClient={new QueryClient()}
      >
        <Directions map={false} travelTimes defaultValue={ends} />
      </SignpostProvider>,
    )
    await expect.poll(() => times().every(Boolean) && times().length).toBe(4)
    const tiles = [...document.querySelectorAll('[data-layout="tiles"] label')]
    const boxes = () => tiles.map((tile) => tile.getBoundingClientRect())
    const width = boxes()[0]?.width ?? 0
    const time = document.querySelector('[data-part="time"] bdi')
    if (!time) throw new Error('There should be a time.')
    time.textContent = formatDuration(86_340, { locale: language }) ?? ''
    expect(time.getClientRects()).toHaveLength(1)
    const [first, ...others] = boxes()
    expect(first?.width).toBeGreaterThan(width)
    expect(others.map(({ top }) => top)).toEqual(others.map(() => first?.top))
  },
)

test('without a route, the icons are in the middle of their tiles', async () => {
  show({}, [], () => async () => new Response(null, { status: 204 }))
  await expect
    .poll(() => document.querySelector('[data-signpost="directions"]')?.getAttribute('data-status'))
    .toBe('empty')
  const [tile, icon] = ['label', 'label svg'].map((selector) =>
    document.querySelector(`[data-layout="tiles"] ${selector}`)?.getBoundingClientRect(),
  )
  if (!tile || !icon) throw new Error('There should be a tile with an icon.')
  expect(icon.top + icon.height / 2).toBeCloseTo(tile.top + tile.height / 2, 0)
})
