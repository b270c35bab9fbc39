import { createFakeClock, createGeoFetch } from '@signpost/testing'
import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { type FormEvent, type ReactElement, useState, version } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type MountedForm, mountAddressForm } from '../../test/mountAddressForm.tsx'
import { AddressFields } from './AddressFields.tsx'
import { AddressForm } from './AddressForm.tsx'
import '../styles.css'

const submit = () => vi.fn((event: { preventDefault: () => void }) => event.preventDefault())

/** Types an address and submits it with Enter. */
async function send({ box }: MountedForm, line: string, city = 'Montevideo'): Promise<void> {
  await userEvent.fill(screen.getByLabelText('City'), city)
  await userEvent.fill(box.input, line)
  await userEvent.keyboard('{Escape}{Enter}')
}

const question = (name: RegExp) => screen.findByRole('group', { name })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('an address that the service knows to the house is sent without a question', async () => {
  const onSubmit = submit()
  const onPlaceChange = vi.fn()
  const form = mountAddressForm(
    <AddressForm country="UY" onSubmit={onSubmit} onPlaceChange={onPlaceChange} />,
  )
  await send(form, 'Canelones 2345')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(form.geocoded()).toEqual(['Canelones 2345, Montevideo, Uruguay'])
  expect(onPlaceChange.mock.lastCall?.[0]).toMatchObject({ accuracy: 10 })
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect([onSubmit.mock.calls.length, form.geocoded().length]).toEqual([2, 1])
})

test('an address that was looked up before is sent again without a request', async () => {
  const onSubmit = submit()
  const form = mountAddressForm(<AddressForm country="UY" onSubmit={onSubmit} />)
  const lines = ['Canelones 2345', 'Buenos Aires 678', 'Canelones 2345']
  for (const [at, line] of lines.entries()) {
    await send(form, line)
    await expect.poll(() => onSubmit.mock.calls.length).toBe(at + 1)
  }
  expect(form.geocoded()).toHaveLength(2)
})

test('at low accuracy the form asks, naming the typed number; the answer fills in the fields and sends', async () => {
  const onSubmit = submit()
  const form = mountAddressForm(<AddressForm country="UY" onSubmit={onSubmit} />)
  await send(form, 'Avenida Italia 9999 apto 3')
  const asked = await question(/^Did you mean/)
  expect(asked.textContent).toContain('Avenida Italia 9999')
  await expect.poll(() => document.activeElement).toBe(asked)
  expect(onSubmit).not.toHaveBeenCalled()
  await press('Use this address')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(form.data()).toMatchObject({
    'address-line1': 'Avenida Italia 9999',
    'address-line2': 'apto 3',
    'postal-code': '11600',
  })
  await expect.poll(() => screen.queryByRole('group')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(form.box.input)
})

test('never suggests another house number than the typed one', async () => {
  const form = mountAddressForm(<AddressForm country="UY" />)
  await send(form, 'Canelones 17', 'Monte')
  const asked = await question(/^Did you mean/)
  expect(asked.textContent).toContain('Canelones 17')
  expect(asked.textContent).not.toContain('2345')
})

test('Keep as entered sends what was typed, and does not ask again', async () => {
  const onSubmit = submit()
  const form = mountAddressForm(<AddressForm country="UY" onSubmit={onSubmit} />)
  await send(form, 'Calle de Nadie 1')
  await question(/couldn’t find this address/)
  await press('Keep as entered')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(form.data()['address-line1']).toBe('Calle de Nadie 1')
  await press('Save address')
  expect([onSubmit.mock.calls.length, form.geocoded().length]).toEqual([2, 1])
})

test('Edit and Escape go back to the first line; an edited address is checked again', async () => {
  const form = mountAddressForm(<AddressForm country="UY" onSubmit={submit()} />)
  await send(form, 'Calle de Nadie 1')
  await question(/couldn’t find this address/)
  await press('Edit')
  expect([document.activeElement, screen.queryByRole('group')]).toEqual([form.box.input, null])
  await userEvent.keyboard('{Enter}')
  await question(/couldn’t find this address/)
  await userEvent.keyboard('{Escape}')
  expect([document.activeElement, screen.queryByRole('group')]).toEqual([form.box.input, null])
  await userEvent.keyboard('2{Escape}{Enter}')
  await question(/couldn’t find this address/)
  expect(form.geocoded()).toHaveLength(2)
})

test('while the address is looked up the form says so; a second press does nothing; an edit cancels the check', async () => {
  const onSubmit = submit()
  const form = mountAddressForm(
    <AddressForm country="UY" onSubmit={onSubmit} />,
    [{ kind: 'hang', on: 'forwardGeocode' }],
    { clock: createFakeClock({ now: 0 }) },
  )
  await send(form, 'Canelones 2345')
  await expect.poll(form.note).toBe('Checking the address…')
  expect(form.box.announcement).toBe('Checking the address…')
  await press('Save address')
  await userEvent.fill(screen.getByLabelText('City'), 'Maldonado')
  await expect.poll(() => form.service.calls.at(-1)?.aborted).toBe(true)
  await expect.poll(form.note).toBeUndefined()
  expect([onSubmit.mock.calls.length, form.geocoded().length]).toEqual([0, 1])
})

test.each([
  ['the service fails', { kind: 'error', status: 500, on: 'forwardGeocode' }],
  ['the key is refused', { kind: 'error', status: 401, on: 'forwardGeocode' }],
  ['there are too many', { kind: 'error', status: 429, on: 'forwardGeocode' }],
  ['the answer is none', { kind: 'wrong-body', body: 'html', on: 'forwardGeocode' }],
  ['the network fails', { kind: 'offline', on: 'forwardGeocode' }],
] as const)('%s: the form is sent nevertheless', async (_, scenario) => {
  const onSubmit = submit()
  const form = mountAddressForm(<AddressForm country="UY" onSubmit={onSubmit} />, [scenario])
  await send(form, 'Canelones 2345')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(form.geocoded()).toHaveLength(1)
})

test('a service that hangs delays the form by five seconds at most', async () => {
  const onSubmit = submit()
  const clock = createFakeClock({ now: 0 })
  const form = mountAddressForm(
    <AddressForm country="UY" onSubmit={onSubmit} />,
    [{ kind: 'hang', on: 'forwardGeocode' }],
    { clock },
  )
  await send(form, 'Canelones 2345')
  await expect.poll(() => form.geocoded().length).toBe(1)
  clock.advance(4999)
  expect(onSubmit).not.toHaveBeenCalled()
  clock.advance(1)
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
})

test('a form that unmounts while it is checked leaves no timer and no request', async () => {
  const clock = createFakeClock({ now: 0 })
  const scenarios = [{ kind: 'hang', on: 'forwardGeocode' }] as const
  const form = mountAddressForm(<AddressForm country="UY" />, scenarios, { clock })
  await send(form, 'Canelones 2345')
  await expect.poll(() => form.geocoded().length).toBe(1)
  form.view.unmount()
  await expect.poll(() => clock.pending).toBe(0)
  await expect.poll(() => form.service.calls.at(-1)?.aborted).toBe(true)
})

test('with two addresses in one form each is looked up, and the form is sent once', async () => {
  const onSubmit = submit()
  const form = mountAddressForm(
    <form onSubmit={onSubmit}>
      <AddressFields section="shipping" country="UY" />
      <AddressFields section="billing" country="UY" />
      <button type="submit">Order</button>
    </form>,
  )
  const lines = screen.getAllByLabelText('Address')
  const cities = screen.getAllByLabelText('City')
  for (const [at, line] of ['Canelones 2345', 'Calle de Nadie 1'].entries()) {
    await userEvent.fill(cities[at] ?? document.body, 'Montevideo')
    await userEvent.fill(lines[at] ?? document.body, line)
    await userEvent.keyboard('{Escape}')
  }
  await press('Order')
  await question(/couldn’t find this address/)
  expect(onSubmit).not.toHaveBeenCalled()
  await press('Keep as entered')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(form.geocoded()).toEqual([
    'Canelones 2345, Montevideo, Uruguay',
    'Calle de Nadie 1, Montevideo, Uruguay',
  ])
  expect(form.data()).toMatchObject({
    'shipping-address-line1': 'Canelones 2345',
    'billing-address-line1': 'Calle de Nadie 1',
  })
})

test('offline, the form is sent as it is', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const onSubmit = submit()
  const form = mountAddressForm(<AddressForm country="UY" onSubmit={onSubmit} />, [
    { kind: 'offline' },
  ])
  await send(form, 'Canelones 2345')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
})

test('minAccuracy 6 accepts a street, and 0 asks nothing', async () => {
  const onSubmit = submit()
  const street = mountAddressForm(<AddressForm country="UY" minAccuracy={6} onSubmit={onSubmit} />)
  await send(street, 'Avenida Italia')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(street.geocoded()).toHaveLength(1)
  street.view.unmount()
  const none = mountAddressForm(<AddressForm country="UY" minAccuracy={0} onSubmit={onSubmit} />)
  await send(none, 'Calle de Nadie 1')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2)
  expect(none.geocoded()).toEqual([])
})

test('without a place to search around it behaves like any other form', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const onSubmit = submit()
  const form = mountAddressForm(<AddressForm country="UY" onSubmit={onSubmit} />, [], {
    near: undefined,
  })
  await send(form, 'Calle de Nadie 1')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(form.geocoded()).toEqual([])
})

test('without a place to search around the address is looked up where the service needs none', async () => {
  const onSubmit = submit()
  const service = createGeoFetch()
  const centers: (string | null)[] = []
  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(new Request(input).url)
    centers.push(url.searchParams.get('search_center'))
    url.searchParams.set('search_center', '-34.9,-56.2')
    return service(url, init)
  }
  const form = mountAddressForm(<AddressForm country="UY" onSubmit={onSubmit} />, [], {
    near: undefined,
    client: {
      baseUrl: 'https://geo.example',
      apiKey: 'any',
      fetch,
      capabilities: { needsCenter: false },
    },
  })
  await send(form, 'Calle de Nadie 1')
  await question(/couldn’t find this address/)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(new Set(centers)).toEqual(new Set([null]))
})

test('with required={false} an empty form is sent', async () => {
  const onSubmit = submit()
  mountAddressForm(<AddressForm country="UY" required={false} onSubmit={onSubmit} />)
  await press('Save address')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('the pressed button is the submitter of the form', async () => {
  const onSubmit = vi.fn((event: { nativeEvent: Event; preventDefault: () => void }) => {
    event.preventDefault()
    const { nativeEvent } = event
    return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter?.textContent : undefined
  })
  const form = mountAddressForm(
    <AddressForm country="UY" onSubmit={onSubmit}>
      <button type="submit">Save</button>
      <button type="submit">Save and pay</button>
    </AddressForm>,
  )
  await userEvent.fill(screen.getByLabelText('City'), 'Montevideo')
  await userEvent.fill(form.box.input, 'Calle de Nadie 1')
  await userEvent.keyboard('{Escape}')
  await press('Save and pay')
  await press('Keep as entered')
  await expect.poll(() => onSubmit.mock.results.at(-1)?.value).toBe('Save and pay')
})

/** A form that React submits: with its action, or before React 19 with a handler. */
function Sent(): ReactElement {
  const [lines, setLines] = useState<readonly string[]>([])
  const send = (data: FormData): void =>
    setLines((before) => [...before, String(data.get('address-line1'))])
  const sent = version.startsWith('18')
    ? {
        onSubmit: (event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          send(new FormData(event.currentTarget))
          event.currentTarget.reset()
        },
      }
    : { action: async (data: FormData) => send(data) }
  return (
    <>
      <AddressForm country="UY" {...sent} />
      <output>{lines.join()}</output>
    </>
  )
}

test('React 19 form actions run after the check, and empty the form', async () => {
  const form = mountAddressForm(<Sent />)
  const sent = () => form.view.container.querySelector('output')?.textContent
  await send(form, 'Calle de Nadie 1')
  await question(/couldn’t find this address/)
  expect(sent()).toBe('')
  await press('Keep as entered')
  await expect.poll(sent).toBe('Calle de Nadie 1')
  await expect.poll(() => form.data()['address-line1']).toBe('')
  expect(form.data().country).toBe('UY')
})
