import type { Outline, Place } from '@signpost/client'
import { createGeoFetch, type Scenario } from '@signpost/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violations } from '../../../../test/browser/violations.ts'
import { montevideo } from '../../test/montevideo.ts'
import { type MountedForm, mountAddressForm } from '../../test/mountAddressForm.tsx'
import { AddressForm, type AddressFormProps } from './AddressForm.tsx'
import { AddressLine } from './AddressLine.tsx'
import '../styles.css'

const box = (west: number, south: number, east: number, north: number): Outline => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ],
  ],
})
const here = box(-57, -36, -55, -34)
const elsewhere = box(2, 48, 3, 49)
const yes = 'We deliver to this address.'
const no = 'We don’t deliver to this address yet.'

const submit = () => vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
const verdict = (): string | null | undefined =>
  document.querySelector('[data-part="inside"]')?.textContent
const inside = (): (string | undefined)[] =>
  ['address-form', 'address-fields', 'place-search'].map(
    (name) => document.querySelector<HTMLElement>(`[data-signpost="${name}"]`)?.dataset.inside,
  )

function mount(props: AddressFormProps, scenarios: readonly Scenario[] = []): MountedForm {
  return mountAddressForm(<AddressForm country="UY" {...props} />, scenarios)
}

async function choose(form: MountedForm, text = 'canelones 2345'): Promise<void> {
  await userEvent.fill(form.box.input, text)
  await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowDown}{Enter}')
}

async function send(form: MountedForm, line = 'Canelones 2345'): Promise<void> {
  await userEvent.fill(screen.getByLabelText('City'), 'Montevideo')
  await userEvent.fill(form.box.input, line)
  await userEvent.keyboard('{Escape}{Enter}')
}

test('a chosen address inside: the form says so, is sent, and the app receives it', async () => {
  const onSubmit = submit()
  const onInsideChange = vi.fn()
  const form = mount({ inside: here, onSubmit, onInsideChange })
  expect([verdict(), ...inside()]).toEqual(['', undefined, undefined, undefined])
  await choose(form)
  await expect.poll(verdict).toBe(yes)
  expect(inside()).toEqual(['true', 'true', 'true'])
  expect(onInsideChange.mock.calls).toEqual([[true]])
  expect(screen.getAllByText(yes).map(({ role }) => role)).toEqual(['status'])
  expect(await violations(document.body)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
})

test('a chosen address outside: the form is not sent until it is edited', async () => {
  const onSubmit = submit()
  const onInsideChange = vi.fn()
  const form = mount({ inside: elsewhere, onSubmit, onInsideChange })
  await choose(form)
  await expect.poll(verdict).toBe(no)
  expect(inside()).toEqual(['false', 'false', 'false'])
  expect(form.box.input.validationMessage).toBe(no)
  expect(form.box.input).toHaveAccessibleDescription(no)
  expect(form.box.input.ariaInvalid).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(document.activeElement).toBe(form.box.input)
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('x')
  expect([verdict(), form.box.input.validationMessage, ...inside()].join('')).toBe('')
  expect(onInsideChange.mock.calls).toEqual([[false], [undefined]])
})

test('a typed address is checked when it is sent', async () => {
  const onSubmit = submit()
  const form = mount({ inside: elsewhere, onSubmit })
  await send(form)
  await expect.poll(verdict).toBe(no)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(form.geocoded()).toHaveLength(1)
  form.view.rerender(<AddressForm country="UY" inside={here} onSubmit={onSubmit} />)
  await expect.poll(verdict).toBe(yes)
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
})

test('an accepted proposal outside is not sent', async () => {
  const onSubmit = submit()
  const form = mount({ inside: elsewhere, onSubmit })
  await send(form, 'Avenida Italia 9999')
  await userEvent.click(await screen.findByRole('button', { name: 'Use this address' }))
  await expect.poll(verdict).toBe(no)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an address that cannot be found is sent as without a zone', async () => {
  const onSubmit = submit()
  const onInsideChange = vi.fn()
  const form = mount({ inside: here, onSubmit, onInsideChange })
  await choose(form)
  await expect.poll(verdict).toBe(yes)
  await send(form, 'Calle de Nadie 1')
  await userEvent.click(await screen.findByRole('button', { name: 'Keep as entered' }))
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(verdict()).toBe('')
  expect(onInsideChange.mock.calls).toEqual([[true], [undefined]])
})

test('the app says it in its own way', async () => {
  const form = mount({ inside: here, messages: { inside: 'We ship here.' } })
  await choose(form)
  await expect.poll(verdict).toBe('We ship here.')
})

test('without a zone nothing is shown, and no route is requested', async () => {
  const onPlaceChange = vi.fn((_: Place | undefined) => undefined)
  const form = mount({ onPlaceChange })
  await choose(form)
  await expect.poll(() => onPlaceChange.mock.lastCall?.[0]).toBeDefined()
  expect([verdict(), ...inside()]).toEqual([undefined, undefined, undefined, undefined])
  expect(routes(form)).toEqual([])
})

const routes = ({ service }: MountedForm): readonly (string | undefined)[] =>
  service.calls
    .filter(({ operation }) => operation === 'getDirections')
    .map(({ parameters }) => parameters.vehicle)

test('within minutes: one request for each checked place, by the given vehicle', async () => {
  const form = mount({ withinMinutes: { minutes: 90, from: montevideo, vehicle: 'bicycle' } })
  await choose(form)
  await expect.poll(verdict).toBe(yes)
  expect(routes(form)).toEqual(['bicycle'])
  form.view.rerender(
    <AddressForm
      country="UY"
      withinMinutes={{ minutes: 0.1, from: montevideo, vehicle: 'bicycle' }}
    />,
  )
  await expect.poll(verdict).toBe(no)
  expect(routes(form)).toEqual(['bicycle'])
})

test('outside the outline no route is requested', async () => {
  const form = mount({ inside: elsewhere, withinMinutes: { minutes: 90, from: montevideo } })
  await choose(form)
  await expect.poll(verdict).toBe(no)
  expect(routes(form)).toEqual([])
})

test('without a route service an address is sent as without a zone', async () => {
  const onSubmit = submit()
  const onInsideChange = vi.fn()
  const scenario = { kind: 'error', status: 501, on: 'getDirections' } as const
  const from = montevideo
  const form = mount({ withinMinutes: { minutes: 1, from }, onSubmit, onInsideChange }, [scenario])
  await send(form)
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect([verdict(), ...onInsideChange.mock.calls]).toEqual([''])
})

test('a form that is sent while the route is requested waits for it', async () => {
  const onSubmit = submit()
  const service = createGeoFetch()
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let asked = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (String(input).includes('directions')) {
      asked += 1
      await isAnswered
    }
    return service(input, init)
  }
  const client = { baseUrl: 'https://geo.example', apiKey: 'any', fetch }
  const withinMinutes = { minutes: 90, from: montevideo }
  const form = mountAddressForm(
    <AddressForm country="UY" withinMinutes={withinMinutes} onSubmit={onSubmit} />,
    [],
    { client },
  )
  await choose(form)
  await expect.poll(() => asked).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(form.note).toBe('Checking the address…')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  answer()
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(verdict()).toBe(yes)
  await choose(form, 'buenos aires 678')
  form.view.rerender(
    <AddressForm
      country="UY"
      withinMinutes={{ ...withinMinutes, minutes: 0 }}
      onSubmit={onSubmit}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  await expect.poll(verdict).toBe(no)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

function Delivery() {
  const [known, setKnown] = useState<boolean>()
  return (
    <form>
      <AddressLine inside={{ ...here }} onInsideChange={setKnown} />
      <input aria-label="Town" autoComplete="address-level2" />
      <output>{String(known)}</output>
    </form>
  )
}

test('in a form of the app, with an outline that is a new object each time', async () => {
  const form = mountAddressForm(<Delivery />)
  await choose(form)
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('true')
  expect(verdict()).toBe(yes)
})
