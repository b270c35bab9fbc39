import { type ConnectionOptions, createConnection, getDirections } from '@signpost/client'
import { SignpostProvider } from '@signpost/react'
import { createFakeGeolocation, createGeoFetch, installGeolocation } from '@signpost/testing'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { unfoldSteps } from '../../test/unfoldSteps.ts'
import type { MapViewProps } from '../map-view/MapViewProps.ts'
import { Directions, type DirectionsProps } from './Directions.tsx'
import { fromURLSearchParams, toURLSearchParams } from './directionsLink.ts'

const patience = { timeout: 60_000 }
const question = fromURLSearchParams(
  new URLSearchParams(
    'from=-34.9077,-56.2012&from_name=Teatro Solís&to=-34.8945,-56.1529&to_name=Estadio Centenario',
  ),
)
const map: MapViewProps = { mapStyle: plainStyle, workerUrl: worker }

function show(props: DirectionsProps): ReturnType<typeof createGeoFetch> {
  const fetch = createGeoFetch()
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'key', fetch }}
      queryClient={new QueryClient()}
      units="metric"
    >
      <Directions travelTimes={false} {...props} />
    </SignpostProvider>,
  )
  return fetch
}

const box = (name: string): Locator => page.getByRole('combobox', { name })
const steps = (): Locator => page.getByRole('listitem')
const part = (name: string): DOMRect => {
  const found = document.querySelector(`[data-part="${name}"]`)
  if (found === null) throw new Error(`There is no ${name}.`)
  return found.getBoundingClientRect()
}

test('a service without routes: says so at once, and requests none', async () => {
  const fetch = createGeoFetch()
  const client: ConnectionOptions = {
    baseUrl: 'https://geo.example',
    apiKey: 'key',
    fetch,
    capabilities: { operations: ['suggest', 'search', 'reverseGeocode'] },
  }
  const view = render(
    <SignpostProvider client={client}>
      <Directions map={false} travelTimes />
    </SignpostProvider>,
  )
  const root = view.container.querySelector('[data-signpost="directions"]')
  expect(root?.getAttribute('data-status')).toBe('error')
  const notice = page.getByRole('status').getByText('The service doesn’t offer this.')
  await expect.element(notice).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  view.rerender(
    <SignpostProvider client={client}>
      <Directions map={false} travelTimes value={question} />
    </SignpostProvider>,
  )
  await expect.element(box('To')).toHaveValue('Estadio Centenario')
  await expect.element(notice).toBeVisible()
  expect(fetch.calls).toEqual([])
})

test('the list of an end is below both fields, and a chosen start leads to the empty destination', async () => {
  onTestFinished(async () => await page.viewport(414, 896))
  await page.viewport(800, 600)
  show({ map: false })
  await userEvent.type(box('From'), '-34.9077, -56.2012')
  await expect.element(page.getByRole('option').first(), patience).toBeVisible()
  await expect.poll(() => part('popup').top - part('ends').bottom).toBe(4)
  expect(part('popup').width).toBeCloseTo(part('ends').width, 0)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(box('To'), patience).toHaveFocus()
  await userEvent.type(box('To'), '-34.8945, -56.1529')
  await expect.element(page.getByRole('option').first(), patience).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  // Both ends are known, so the focus stays.
  await expect.element(steps().first(), patience).toBeVisible()
  await expect.element(box('To')).toHaveFocus()
})

test('an end can be typed coordinates or the user’s position, and both are part of the link', async () => {
  const position = { latitude: -34.9, longitude: -56.16, accuracy: 12 }
  onTestFinished(installGeolocation(createFakeGeolocation({ position, permission: 'granted' })))
  const onValueChange = vi.fn()
  show({ map: false, onValueChange })
  await userEvent.type(box('From'), '-34.9077, -56.2012')
  await expect.element(page.getByRole('option').first(), patience).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect
    .poll(() => onValueChange.mock.lastCall?.[0].points[0]?.coordinate.latitude)
    .toBe(-34.9077)
  await userEvent.click(box('To'))
  await userEvent.click(page.getByText('Use my location'), patience)
  await expect
    .poll(() => onValueChange.mock.lastCall?.[0].points[1]?.coordinate, patience)
    .toMatchObject({ latitude: -34.9, longitude: -56.16 })
  await expect.element(steps().first(), patience).toBeVisible()
  const link = toURLSearchParams(onValueChange.mock.lastCall?.[0])
  expect([link.get('from'), link.get('to')]).toEqual(['-34.9077,-56.2012', '-34.9,-56.16'])
})

test('another vehicle requests its route at once, and resets the chosen step', async () => {
  const fetch = show({ defaultValue: question, map: false })
  await userEvent.click(steps().nth(2).getByRole('button'), patience)
  expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(1)
  await userEvent.click(page.getByRole('radio', { name: 'On foot' }))
  await expect.poll(() => fetch.calls.at(-1)?.parameters.vehicle, patience).toBe('pedestrian')
  await expect
    .poll(() => document.querySelectorAll('[data-step]').length, patience)
    .toBeGreaterThan(0)
  expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(0)
})

test('vehicles are visible, and the other options are behind one button', async () => {
  const fetch = show({ defaultValue: question, map: false })
  await expect.element(page.getByRole('radio', { name: 'Bicycle' })).toBeVisible()
  expect(page.getByRole('checkbox', { name: 'Tolls' }).query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Options' }))
  await userEvent.click(page.getByText('Tolls'))
  await expect.poll(() => fetch.calls.at(-1)?.parameters.avoid, patience).toBe('hov,toll')
  const root = document.querySelector('[data-signpost="directions"]')
  expect(root && (await violations(root))).toEqual([])
})

const sizes: readonly [width: number, height: number, 'stacked' | 'beside'][] = [
  [320, 640, 'stacked'],
  [700, 900, 'stacked'],
  [1200, 800, 'beside'],
]

test.each(sizes)(
  '%i px wide: no horizontal scrolling, and the map is %s',
  async (width, height, way) => {
    const { innerWidth, innerHeight } = window
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    await page.viewport(width, height)
    show({ defaultValue: question, map })
    await unfoldSteps()
    await expect.element(steps().nth(3), patience).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const [asked, shown, notice] = [part('question'), part('map'), part('answer')]
    if (way === 'stacked') {
      expect(shown.top).toBeGreaterThanOrEqual(asked.bottom)
      expect(notice.top).toBeGreaterThanOrEqual(shown.bottom)
      expect(shown.width).toBe(width - 2 * document.body.offsetLeft)
    } else {
      expect(shown.left).toBeGreaterThanOrEqual(asked.right)
      expect(shown.left).toBeGreaterThanOrEqual(notice.right)
      expect(notice.top).toBeGreaterThanOrEqual(asked.bottom)
    }
  },
)

test('list only: loads no map, and offers nothing to pick on one', async () => {
  show({ defaultValue: question, map: false })
  await expect.element(steps().nth(3), patience).toBeVisible()
  expect(document.querySelector('[data-signpost="map-view"], canvas')).toBeNull()
  expect(page.getByRole('button', { name: /Choose on the map/ }).query()).toBeNull()
})

test('under way, the next step is the current one, and the summary shows what remains', async () => {
  const connection = createConnection({
    baseUrl: 'https://geo.example',
    apiKey: 'key',
    fetch: createGeoFetch(),
  })
  const route = await getDirections(connection, {
    origin: { latitude: -34.9077, longitude: -56.2012 },
    destination: { latitude: -34.8945, longitude: -56.1529 },
  })
  const [longitude, latitude] = route?.path[(route.path.length * 3) >> 2] ?? [0, 0]
  show({ defaultValue: question, map: false, position: { latitude, longitude } })
  const current = (): Element | null => document.querySelector('[aria-current="step"]')
  const total = (): string | null | undefined =>
    document.querySelector('[data-part="distance"]')?.textContent
  await expect.poll(current, patience).toBeTruthy()
  const remaining = total()
  cleanup()
  show({ defaultValue: question, map: false })
  await expect.element(steps().nth(3), patience).toBeVisible()
  expect(current()).toBeNull()
  expect(total()).not.toBe(remaining)
})
