import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { Directions, type DirectionsProps } from './Directions.tsx'
import { fromURLSearchParams } from './directionsLink.ts'

const patience = { timeout: 60_000 }
const solis = '-34.9077,-56.2012'
const plaza = '-34.9055,-56.1913'
const palacio = '-34.8912,-56.1872'
const estadio = '-34.8945,-56.1529'
const question = fromURLSearchParams(
  new URLSearchParams({
    from: solis,
    from_name: 'Teatro Solís',
    stop1: plaza,
    stop1_name: 'Plaza',
    stop2: palacio,
    stop2_name: 'Palacio',
    to: estadio,
    to_name: 'Estadio',
  }),
)

type Answer = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

function show(props: DirectionsProps = {}, fetch?: Answer): () => (string | undefined)[][] {
  const geoFetch = createGeoFetch()
  const answer: Answer = fetch ?? geoFetch
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'key', fetch: answer }}
      units="metric"
      near={{ latitude: -34.9055, longitude: -56.1913 }}
    >
      <Directions map={false} travelTimes={false} defaultValue={question} {...props} />
    </SignpostProvider>,
  )
  return () =>
    geoFetch.calls.flatMap(({ operation, parameters: { origin, destination } }) =>
      operation === 'getDirections' ? [[origin, destination]] : [],
    )
}

const box = (name: string): Locator => page.getByRole('combobox', { name, exact: true })
const button = (name: string | RegExp): Locator => page.getByRole('button', { name })
const arrivals = (): (string | null)[] =>
  page
    .getByText(/^Arrive at/)
    .elements()
    .map(({ textContent }) => textContent?.split(',')[0] ?? '')
const values = (): string[] =>
  page
    .getByRole('combobox')
    .elements()
    .flatMap((input) => (input instanceof HTMLInputElement ? [input.value] : []))

test('requests each leg and lists all of them; keys and pressing two handles reorder, and only new legs are requested', async () => {
  const asked = show()
  const all = ['Arrive at stop 1', 'Arrive at stop 2', 'Arrive at your destination']
  await expect.poll(arrivals, patience).toEqual(all)
  expect(asked()).toEqual([
    [solis, plaza],
    [plaza, palacio],
    [palacio, estadio],
  ])
  const directions = document.querySelector('[data-signpost="directions"]')
  expect(directions && (await violations(directions))).toEqual([])

  button('Move: Stop 2').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(values()).toEqual(['Teatro Solís', 'Plaza', 'Estadio', 'Palacio'])
  // The focus stays on the moved row.
  await expect.element(button('Move: To')).toHaveFocus()
  await expect.element(page.getByText(/Palacio\u2069: 4 of 4/)).toBeInTheDocument()
  await expect
    .poll(() => asked().slice(3), patience)
    .toEqual([
      [plaza, estadio],
      [estadio, palacio],
    ])

  await userEvent.click(button('Move: To'))
  await expect.element(page.getByText(/Palacio\u2069: choose where to move it/)).toBeInTheDocument()
  await userEvent.click(button('Move: Stop 1'))
  expect(values()).toEqual(['Teatro Solís', 'Palacio', 'Plaza', 'Estadio'])
  // The handles reorder, so the fields have the space of the swap button.
  expect(button('Swap start and destination').query()).toBeNull()
})

test('dragging a handle reorders; Escape cancels a drag', async () => {
  const onValueChange = vi.fn()
  show({ onValueChange })
  const element = button('Move: To').element()
  const drag = (type: string, y: number): boolean =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, clientY: y, pointerId: 1, button: 0 }),
    )
  element.setPointerCapture = () => {}
  element.hasPointerCapture = () => true
  const first = button('Move: From').element().getBoundingClientRect()
  const { top } = element.getBoundingClientRect()
  drag('pointerdown', top)
  drag('pointermove', first.top - 5)
  await expect.poll(() => document.querySelector('[data-drop="before"]')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  drag('pointerup', first.top - 5)
  expect(onValueChange).toHaveBeenCalledTimes(1)
  await expect.poll(values).toEqual(['Estadio', 'Teatro Solís', 'Plaza', 'Palacio'])
})

test('stops are added, chosen and removed; an empty one changes nothing; there are five at most', async () => {
  const onValueChange = vi.fn()
  const ends = {
    ...question,
    points: [...question.points.slice(0, 1), ...question.points.slice(-1)],
  }
  const asked = show({ defaultValue: ends, onValueChange })
  await userEvent.click(button('Add a stop'))
  await expect.element(box('Stop')).toHaveFocus()
  await expect.poll(asked, patience).toEqual([[solis, estadio]])
  await userEvent.type(box('Stop'), 'teatro sol')
  await userEvent.click(page.getByRole('option', { name: /Teatro Solís/ }).first(), patience)
  await expect
    .poll(() => onValueChange.mock.lastCall?.[0].points.filter(Boolean).length, patience)
    .toBe(3)
  await expect.element(box('Stop 1')).toBeVisible()
  await expect.poll(() => asked().length, patience).toBe(3)
  await userEvent.click(button('Remove: Stop 1'))
  expect(onValueChange.mock.lastCall?.[0]).toEqual(ends)
  await expect.element(button('Add a stop')).toHaveFocus()
  // The route without the stop is cached.
  await expect.poll(arrivals, patience).toEqual(['Arrive at your destination'])
  expect(asked()).toHaveLength(3)
  await userEvent.click(button('Undo'))
  expect(onValueChange.mock.lastCall?.[0].points).toHaveLength(3)
  await expect.element(button('Move: Stop 1')).toHaveFocus()
  expect(button('Undo').query()).toBeNull()
})

test('Enter chooses the first row, also before it has arrived', async () => {
  const onValueChange = vi.fn()
  const geoFetch = createGeoFetch({ scenarios: [{ kind: 'latency', ms: 150 }] })
  show({ defaultValue: { points: [null, null] }, onValueChange }, geoFetch)
  await userEvent.click(box('From'))
  await userEvent.keyboard('teatro sol{Enter}')
  await expect
    .poll(() => onValueChange.mock.lastCall?.[0].points, patience)
    .toMatchObject([{ name: 'Teatro Solís' }, null])
  await expect.element(box('To')).toHaveFocus()
  await userEvent.keyboard('teatro sol')
  await expect.element(page.getByRole('option', { name: /Teatro Solís/ }).first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => onValueChange.mock.lastCall?.[0].points, patience)
    .toMatchObject([{ name: 'Teatro Solís' }, { name: 'Teatro Solís' }])
})

test('has as many stops as the app allows', async () => {
  show({ maxStops: 2 })
  await expect.element(button('Remove: Stop 2')).toBeVisible()
  expect(button('Add a stop').query()).toBeNull()
})

test('a leg that fails is named, with a button to retry; the others are shown, and the total is left open', async () => {
  const geoFetch = createGeoFetch()
  let isBroken = true
  show({ map: { mapStyle: plainStyle, workerUrl: worker } }, (input, init) =>
    isBroken && String(input).includes(`origin=${encodeURIComponent(plaza)}`)
      ? Promise.resolve(new Response('<p>Oops'))
      : geoFetch(input, init),
  )
  const sentence = 'No route from \u2068Plaza\u2069 to \u2068Palacio\u2069'
  await expect.element(page.getByText(sentence).first(), patience).toBeVisible()
  expect(arrivals()).toEqual(['Arrive at stop 1', 'Arrive at your destination'])
  const totals = (): string | null | undefined =>
    document.querySelector('[data-part="totals"]')?.textContent
  expect(totals()).not.toMatch(/\d/)
  const pins = (): (string | null)[] =>
    [...document.querySelectorAll('[data-part="route-stop"]')].map((pin) => pin.textContent)
  await expect.poll(pins, patience).toEqual(['1', '2'])
  isBroken = false
  await userEvent.click(button('Try again'))
  await expect.poll(arrivals, patience).toHaveLength(3)
  expect(totals()).toMatch(/\d+.*km/)
  expect(page.getByText(sentence).query()).toBeNull()
})
