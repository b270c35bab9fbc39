import { SignpostProvider } from '@signpost/react'
import { createGeoFetch } from '@signpost/testing'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { RouteEnd } from '../internals/RouteEnd.ts'
import { Directions } from './Directions.tsx'
import { type DirectionsState, defaultDirections } from './useDirectionsState.ts'
import '@signpost/react/styles.css'
import '../styles.css'

// On a phone, a focused field would open as a sheet over the others.
beforeEach(() => page.viewport(1000, 800))
afterEach(async () => {
  cleanup()
  await page.viewport(414, 896)
})

const point = (name: string, latitude: number, longitude: number): RouteEnd => ({
  name,
  coordinate: { latitude, longitude },
})
const solis = point('Teatro Solís', -34.9077, -56.2012)
const plaza = point('Plaza', -34.9055, -56.1913)
const palacio = point('Palacio', -34.8912, -56.1872)
const estadio = point('Estadio', -34.8945, -56.1529)
const ends: DirectionsState = { ...defaultDirections, points: [solis, estadio] }

/** Renders controlled directions, and returns a function that changes their state from outside. */
function show(first: DirectionsState): (part: Partial<DirectionsState>) => void {
  const client = { baseUrl: 'https://geo.example', apiKey: 'key', fetch: createGeoFetch() }
  let value = first
  const app = (): ReactElement => (
    <SignpostProvider client={client}>
      <Directions map={false} value={value} onValueChange={change} />
    </SignpostProvider>
  )
  const change = (part: Partial<DirectionsState>): void => {
    value = { ...value, ...part }
    view.rerender(app())
  }
  const view = render(app())
  return change
}

const box = (name: string): Locator => page.getByRole('combobox', { name, exact: true })
const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
const values = (): string[] =>
  page
    .getByRole('combobox')
    .elements()
    .flatMap((input) => (input instanceof HTMLInputElement ? [input.value] : []))

test('the crosses that remove a stop and that clear an end are of one size', async () => {
  show({ ...ends, points: [solis, plaza, estadio] })
  const sizeOf = (name: string): number | undefined =>
    button(name).element().querySelector('svg')?.getBoundingClientRect().width
  expect([sizeOf('Remove: Stop 1'), sizeOf('Clear From')]).toEqual([16, 16])
})

test.each(['From', 'To'])(
  'adding and removing the first stop while %s is typed keeps the field, its focus and its text',
  async (name) => {
    const change = show(ends)
    const field = box(name).element()
    await userEvent.fill(box(name), 'Merc')
    change({ points: [solis, plaza, estadio] })
    await expect.element(box('Stop 1')).toHaveValue('Plaza')
    await expect.poll(() => document.activeElement).toBe(field)
    await expect.element(box(name)).toHaveValue('Merc')
    change({ points: [solis, estadio] })
    await expect.element(box('Stop 1')).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(field)
    await expect.element(box(name)).toHaveValue('Merc')
  },
)

async function typeStop(): Promise<Element> {
  await userEvent.click(button('Add a stop'))
  await userEvent.fill(box('Stop'), 'Merc')
  await expect.element(box('Stop')).toHaveFocus()
  return box('Stop').element()
}

test('a stop that is not chosen yet keeps its text and focus when the stops before it are added and removed', async () => {
  const change = show({ ...ends, points: [solis, palacio, estadio] })
  const field = await typeStop()
  change({ points: [solis, plaza, palacio, null, estadio] })
  await expect.poll(values).toEqual(['Teatro Solís', 'Plaza', 'Palacio', 'Merc', 'Estadio'])
  await expect.poll(() => document.activeElement).toBe(field)
  change({ points: [solis, palacio, null, estadio] })
  await expect.poll(values).toEqual(['Teatro Solís', 'Palacio', 'Merc', 'Estadio'])
  change({ points: [solis, null, estadio] })
  await expect.poll(values).toEqual(['Teatro Solís', 'Merc', 'Estadio'])
  await expect.poll(() => document.activeElement).toBe(field)
})

test('a stop that is not chosen yet keeps its text when it is moved, and when another is removed', async () => {
  show({ ...ends, points: [solis, palacio, estadio] })
  const field = await typeStop()
  button('Move: Stop').element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(values).toEqual(['Teatro Solís', 'Merc', 'Palacio', 'Estadio'])
  await userEvent.click(button('Remove: Stop 1'))
  await expect.poll(values).toEqual(['Teatro Solís', 'Merc', 'Estadio'])
  expect(box('Stop').element()).toBe(field)
})

test.each([
  ['ltr', 1000],
  ['rtl', 1000],
  ['ltr', 600],
] as const)(
  'what is found for an end is as wide as the grouped field, %s, %i px wide',
  async (direction, width) => {
    await page.viewport(width, 800)
    document.documentElement.dir = direction
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    show(ends)
    for (const name of ['To', 'From']) {
      await userEvent.fill(box(name), 'Merc')
      await expect.poll(() => page.getByRole('option').elements().length).toBeGreaterThan(0)
      const [group, popup] = ['[data-part="ends"]', '[popover]:popover-open'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      )
      const start = direction === 'ltr' ? 'left' : 'right'
      expect([name, popup?.[start]]).toEqual([name, group?.[start]])
      expect(popup?.width).toBeGreaterThanOrEqual(Math.min(384, group?.width ?? 0) - 1)
      expect(popup?.width).toBeLessThanOrEqual((group?.width ?? 0) + 1)
      await userEvent.keyboard('{Escape}')
    }
  },
)
