import { SignpostProvider } from '@signpost/react'
import { createGeoFetch, type Scenario } from '@signpost/testing'
import { render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { unfoldSteps } from '../../test/unfoldSteps.ts'
import { Directions, type DirectionsProps } from './Directions.tsx'
import { fromURLSearchParams, toURLSearchParams } from './directionsLink.ts'

const patience = { timeout: 60_000 }
const near = { latitude: -34.9055, longitude: -56.1913 }
const link = new URLSearchParams(
  'from=-34.9077,-56.2012&from_name=Teatro Solís&to=-34.8945,-56.1529&to_name=Estadio Centenario',
)
const mapProps = { mapStyle: plainStyle, workerUrl: worker }

function show(
  props: DirectionsProps = {},
  geoFetch = createGeoFetch(),
  fetch: typeof globalThis.fetch = geoFetch,
): ReturnType<typeof createGeoFetch> {
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'key', fetch }}
      near={near}
      units="metric"
    >
      <Directions map={false} travelTimes={false} {...props} />
    </SignpostProvider>,
  )
  return geoFetch
}

const box = (name: string): Locator => page.getByRole('combobox', { name })

test('a user types and chooses two places, and gets the route', async () => {
  const onValueChange = vi.fn()
  show({ onValueChange })
  await expect.element(page.getByText('Choose where your route starts and ends.')).toBeVisible()
  await userEvent.type(box('From'), 'teatro sol')
  await userEvent.click(page.getByRole('option', { name: /Teatro Solís/ }), patience)
  await userEvent.type(box('To'), 'estadio')
  await userEvent.click(page.getByRole('option', { name: /Estadio/ }).first(), patience)
  await expect.element(page.getByRole('list').getByRole('listitem').first(), patience).toBeVisible()
  const state = onValueChange.mock.lastCall?.[0]
  expect(state.points[0].name).toBe('Teatro Solís')
  expect(fromURLSearchParams(toURLSearchParams(state))).toEqual(state)
})

test.each([
  ['first', [0, 1]],
  ['last', [1, 0]],
])('the place of the start is looked up %s: both ends are kept', async (_, order) => {
  const onValueChange = vi.fn()
  const geoFetch = createGeoFetch()
  const held: (() => void)[] = []
  show({ onValueChange }, geoFetch, async (input, init) => {
    if (String(input).includes('/search/')) {
      await new Promise<void>((resolve) => held.push(resolve))
    }
    return geoFetch(input, init)
  })
  await userEvent.type(box('From'), 'teatro sol')
  await userEvent.click(page.getByRole('option', { name: /Teatro Solís/ }), patience)
  await userEvent.type(box('To'), 'estadio')
  await userEvent.click(page.getByRole('option', { name: /Estadio/ }).first(), patience)
  await expect.poll(() => held.length, patience).toBe(2)
  for (const [step, index] of order.entries()) {
    held[index]?.()
    await expect.poll(() => onValueChange.mock.calls.length, patience).toBe(step + 1)
  }
  expect(onValueChange.mock.lastCall?.[0]).toMatchObject({
    points: [{ name: 'Teatro Solís' }, { name: expect.stringMatching(/Estadio/) }],
  })
})

test('a link opens its route, and swapping the ends requests the way back', async () => {
  const geoFetch = show({ defaultValue: fromURLSearchParams(link) })
  await expect.element(box('From')).toHaveValue('Teatro Solís')
  await expect.poll(() => geoFetch.calls.length, patience).toBe(1)
  await userEvent.click(page.getByRole('button', { name: 'Swap start and destination' }))
  await expect.element(box('From')).toHaveValue('Estadio Centenario')
  await expect.poll(() => geoFetch.calls.length, patience).toBe(2)
  expect(geoFetch.calls[1]?.parameters).toMatchObject({
    origin: '-34.8945,-56.1529',
    destination: '-34.9077,-56.2012',
  })
})

const unanswered: readonly [string, Scenario, string][] = [
  ['204', { kind: 'no-content' }, 'No route between these points'],
  ['501', { kind: 'error', status: 501 }, 'The service doesn’t offer this.'],
  ['401', { kind: 'error', status: 401 }, 'This isn’t available here.'],
]

test.each(unanswered)(
  '%s: says so, and offers no action that would not help',
  async (_, scenario, text) => {
    show({ defaultValue: fromURLSearchParams(link) }, createGeoFetch({ scenarios: [scenario] }))
    await expect.element(page.getByText(text), patience).toBeVisible()
    expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  },
)

test('choosing a step moves the map to it', async () => {
  const onCameraChange = vi.fn()
  show({ defaultValue: fromURLSearchParams(link), map: { ...mapProps, onCameraChange } })
  await unfoldSteps()
  const step = page.getByRole('listitem').getByRole('button').nth(1)
  await expect.element(step, patience).toBeVisible()
  await expect.poll(() => document.querySelector('canvas'), patience).toBeTruthy()
  await userEvent.click(step)
  await expect.poll(() => onCameraChange.mock.lastCall?.[0].zoom, patience).toBeCloseTo(16)
})

test('on a map of the app, an end is picked there, and no space is reserved for a map', async () => {
  const { Map: Own, setWorkerUrl } = await import('maplibre-gl')
  setWorkerUrl(worker)
  const container = document.body.appendChild(document.createElement('div'))
  container.style.cssText = 'width: 500px; height: 400px'
  const center: [number, number] = [near.longitude, near.latitude]
  const map = new Own({ container, style: plainStyle, center, zoom: 14 })
  onTestFinished(() => {
    map.remove()
    container.remove()
  })
  show({ map: { map } })
  await userEvent.click(page.getByRole('button', { name: 'Choose on the map: From' }))
  const help = page.elementLocator(container).getByText(/Move the map under/)
  await expect.element(help, patience).toBeVisible()
  const panel = help.element().parentElement
  expect(panel && getComputedStyle(panel).position).toBe('absolute')
  await userEvent.click(page.getByRole('button', { name: 'Use this point' }))
  await expect.element(box('From')).toHaveValue('-34.90550, -56.19130')
  expect(document.querySelector('[data-part="map"]')).toBeNull()
})

test('an end is picked on the map with the keyboard; Escape cancels', async () => {
  const geoFetch = show({ map: { ...mapProps, defaultCamera: { center: near, zoom: 14 } } })
  await expect.poll(() => document.querySelector('canvas'), patience).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Choose on the map: From' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(box('From')).toHaveValue('-34.90550, -56.19130')
  // The focus has not moved.
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('Choose on the map: From')
  await userEvent.click(page.getByRole('button', { name: 'Choose on the map: To' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(box('To')).toHaveValue('')
  const operations = () => geoFetch.calls.map(({ operation }) => operation)
  await expect.poll(operations, patience).toEqual(['reverseGeocode'])
  // The name of the surrounding town does not name the point.
  await expect.element(box('From')).toHaveValue('-34.90550, -56.19130')
})
