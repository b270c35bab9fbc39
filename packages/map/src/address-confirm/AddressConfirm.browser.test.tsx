import type { Coordinate } from '@signpost/client'
import type { Clock } from '@signpost/client/domain'
import { SignpostProvider } from '@signpost/react'
import { createFakeClock, createGeoFetch, type GeoFetch } from '@signpost/testing'
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { worker } from '../../test/mapStage.tsx'
import { plainStyle } from '../../test/plainStyle.ts'
import { AddressConfirm, type AddressConfirmProps } from './AddressConfirm.tsx'

const patience = { timeout: 60_000 }
const near = { latitude: -34.9055, longitude: -56.1913 }
/** Beside Sarandí 540. */
const cafe = { latitude: -34.90668, longitude: -56.20453 }

interface Shown {
  readonly service: GeoFetch
  readonly sent: () => Record<string, string>
}

function show(props: Partial<AddressConfirmProps> = {}, clock?: Clock): Shown {
  const service = createGeoFetch()
  const sent = vi.fn<(data: Record<string, string>) => void>()
  render(
    <SignpostProvider
      client={{ baseUrl: 'https://geo.example', apiKey: 'any', fetch: service }}
      near={near}
      {...(clock && { clock })}
    >
      <AddressConfirm
        country="UY"
        map={{ mapStyle: plainStyle, workerUrl: worker }}
        onSubmit={(event) => {
          event.preventDefault()
          sent(dataOf(event.currentTarget))
        }}
        {...props}
      />
    </SignpostProvider>,
  )
  return { service, sent: () => sent.mock.lastCall?.[0] ?? {} }
}

function dataOf(form: HTMLFormElement | null = document.querySelector('form')) {
  return Object.fromEntries(
    [...new FormData(form ?? undefined)].map(([key, text]) => [key, String(text)]),
  )
}
const point = (): readonly number[] => [Number(dataOf().latitude), Number(dataOf().longitude)]
const line = (): Locator => page.getByRole('combobox', { name: /^Address/ })
const pin = (): Locator => page.getByRole('button', { name: 'Address pin' })
const here = (): Locator => page.getByRole('region', { name: 'At the pin' })

async function choose(text: string): Promise<void> {
  await userEvent.fill(line(), text)
  await userEvent.click(page.getByRole('option', { name: new RegExp(text, 'i') }).first(), patience)
  await expect.element(page.getByText('Address filled in.').first()).toBeVisible()
}

async function move(keys: string): Promise<void> {
  await expect.element(pin(), patience).toBeInTheDocument()
  pin().element().focus()
  await userEvent.keyboard(keys)
}

test('choosing an address moves the pin, and the form sends its point', async () => {
  const onCoordinateChange = vi.fn<(coordinate: Coordinate | undefined) => void>()
  const { sent } = show({ onCoordinateChange, section: 'shipping' })
  expect(dataOf()).not.toHaveProperty('shipping-latitude')
  await choose('avenida 18 de julio 1234')
  const at = onCoordinateChange.mock.lastCall?.[0]
  expect(at?.latitude).toBeCloseTo(-34.905, 1)
  await userEvent.click(page.getByRole('button', { name: 'Save address' }))
  expect(sent()).toMatchObject({
    'shipping-address-line1': 'Avenida 18 de Julio 1234',
    'shipping-latitude': String(at?.latitude),
    'shipping-longitude': String(at?.longitude),
  })
  await expect.element(pin(), patience).toBeVisible()
  expect(await violations(document.body)).toEqual([])
})

test('moving the pin by keys changes no field; when it rests its address is looked up, announced, and filled in on request', async () => {
  const clock = createFakeClock({ now: 0 })
  const { service } = show({ defaultCoordinate: cafe }, clock)
  await move('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(service.calls).toEqual([])
  act(() => clock.advance(2000))
  await expect.element(here().getByText('Sarandí 540'), patience).toBeVisible()
  expect(here().getByRole('status').element().textContent).toContain('Sarandí 540')
  expect(service.calls.map(({ operation }) => operation)).toEqual(['reverseGeocode'])
  expect(dataOf()['address-line1']).toBe('')
  const before = point()
  expect(before[0]).toBeGreaterThan(cafe.latitude)

  await userEvent.click(page.getByRole('button', { name: 'Use this address' }))
  await expect.poll(() => dataOf()['address-line1']).toBe('Sarandí 540')
  expect(dataOf()).toMatchObject({ 'address-level2': 'Montevideo', country: 'UY' })
  expect(point()).toEqual(before)
  // Asked for once.
  expect(service.calls).toHaveLength(1)
  await expect.poll(() => page.getByRole('button', { name: 'Use this address' }).query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => dataOf()['address-line1']).toBe('')
  expect(point()).toEqual(before)
})

test('a pin that the user placed stays when the address is corrected and checked; another suggestion moves it', async () => {
  const { sent, service } = show()
  await userEvent.fill(page.getByRole('textbox', { name: 'City' }), 'Montevideo')
  await userEvent.click(page.getByRole('button', { name: 'Recenter pin' }), patience)
  await move('{Shift>}{ArrowLeft}{/Shift}')
  const moved = point()
  await userEvent.fill(line(), 'Avenida 18 de Julio 1234')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Save address' }))
  await expect.poll(() => sent()['address-line1'], patience).toBe('Avenida 18 de Julio 1234')
  expect(service.calls.some(({ operation }) => operation === 'forwardGeocode')).toBe(true)
  expect(sent().longitude).toBe(String(moved[1]))
  await choose('canelones 2345')
  expect(point()).not.toEqual(moved)
})

test('a typed address has no point before it is checked; then the form sends it', async () => {
  const { sent } = show({ defaultCoordinate: cafe })
  await userEvent.fill(page.getByRole('textbox', { name: 'City' }), 'Montevideo')
  expect(dataOf()).not.toHaveProperty('latitude')
  await userEvent.fill(line(), 'Avenida 18 de Julio 1234')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Save address' }))
  await expect.poll(() => Number(sent().latitude), patience).toBeCloseTo(-34.905, 1)
  const form = document.querySelector('form')
  form?.reset()
  await expect.poll(point).toEqual([cafe.latitude, cafe.longitude])
})

test('pressing the map moves the pin there', async () => {
  const onCoordinateChange = vi.fn<(coordinate: Coordinate | undefined) => void>()
  show({ onCoordinateChange })
  await userEvent.click(page.getByRole('button', { name: 'Recenter pin' }), patience)
  await expect.element(pin()).toBeVisible()
  expect(onCoordinateChange.mock.lastCall?.[0]?.latitude).toBeCloseTo(near.latitude, 4)
  await expect.element(here().getByText(/-34\.9055/), patience).toBeVisible()
})
