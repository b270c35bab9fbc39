import type { Place } from '@signpost/client'
import { createFakeClock } from '@signpost/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountAddressForm } from '../../test/mountAddressForm.tsx'
import { AddressForm } from './AddressForm.tsx'
import '../styles.css'

const save = 'Save address'

test('a suggestion fills in the form, which then needs no check', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault())
  const onPlaceChange = vi.fn<(place: Place | undefined) => void>()
  const { box, data, note, geocoded } = mountAddressForm(
    <AddressForm country="UY" onSubmit={onSubmit} onPlaceChange={onPlaceChange} />,
  )
  await box.search('avenida 18 de julio 1234')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(note).toBe('Address filled in.')
  // The code of the department comes with the list of regions, which may load later.
  await expect.poll(data).toEqual({
    country: 'UY',
    'address-line1': 'Avenida 18 de Julio 1234',
    'address-line2': '',
    'address-level2': 'Montevideo',
    'address-level1': 'Montevideo',
    'address-level1-code': 'MO',
    'postal-code': '11100',
  })
  expect(onPlaceChange.mock.lastCall?.[0]?.coordinate).toBeTruthy()
  expect(box.announcement).toBe('Address filled in.')
  await userEvent.click(screen.getByRole('button', { name: save }))
  expect([onSubmit.mock.calls.length, geocoded()]).toEqual([1, []])
})

test('a typed house number is kept when the suggestion has only the street', async () => {
  const { box, fieldText, note, service } = mountAddressForm(<AddressForm country="UY" />)
  await box.search('Avenida Italia 602 apto 3')
  await box.waitFor('ready')
  // The flat stays private, and an unknown house number does not hide its street.
  const asked = service.calls.map(({ parameters }) => parameters.query)
  expect(asked.join()).not.toContain('apto')
  expect(asked.slice(-2)).toEqual(['Avenida Italia 602', 'Avenida Italia'])
  await box.choose('Avenida Italia')
  await expect.poll(note).toBe('Address filled in.')
  expect([fieldText('address-line1'), fieldText('address-line2')]).toEqual([
    'Avenida Italia 602',
    'apto 3',
  ])
})

test('an address behind its flat is found, and the flat goes into the second line', async () => {
  const { box, fieldText, note, service } = mountAddressForm(<AddressForm country="UY" />)
  await box.search('Apt 4B, Canelones 2345')
  await box.choose('Canelones 2345')
  await expect.poll(note).toBe('Address filled in.')
  expect(service.calls.at(-1)?.parameters.query).toBe('Canelones 2345')
  expect([fieldText('address-line1'), fieldText('address-line2')]).toEqual([
    'Canelones 2345',
    'Apt 4B',
  ])
})

test('a second line that the app gave is kept, and a typed flat then stays in the first line', async () => {
  const { box, fieldText, note } = mountAddressForm(
    <AddressForm country="UY" defaultValues={{ 'address-line2': 'Care of Ana' }} />,
  )
  await box.search('Canelones 2345 apto 3')
  await box.choose('Canelones 2345')
  await expect.poll(note).toBe('Address filled in.')
  expect([fieldText('address-line1'), fieldText('address-line2')]).toEqual([
    'Canelones 2345, apto 3',
    'Care of Ana',
  ])
})

test('undo restores exactly what the fields held, the country among them, and announces it', async () => {
  const { box, data, note } = mountAddressForm(<AddressForm country="DE" />)
  await userEvent.fill(screen.getByLabelText('City'), 'Berlin')
  await userEvent.fill(screen.getByLabelText('Postal code (PLZ)'), '10117')
  const typed = 'avenida 18 de julio 1234'
  await box.search(typed)
  const before = data()
  await box.choose('Avenida 18 de Julio 1234')
  await expect.poll(note).toBe('Address filled in.')
  expect(data()).toMatchObject({ country: 'UY', 'address-level1': 'Montevideo' })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(note).toBe('Changes undone.')
  expect(data()).toEqual(before)
  expect(before['address-line1']).toBe(typed)
  expect(box.announcement).toBe('Changes undone.')
  await expect.poll(() => document.activeElement).toBe(box.input)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('undo keeps what the user edited after the form was filled in', async () => {
  const { box, note, fieldText } = mountAddressForm(<AddressForm country="UY" />)
  const fill = async (): Promise<void> => {
    await box.search('canelones 2345')
    await box.choose('Canelones 2345')
    await expect.poll(note).toBe('Address filled in.')
  }
  await fill()
  await userEvent.fill(screen.getByLabelText(/^Apartment/), '3')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => fieldText('address-level2')).toBe('')
  expect(fieldText('address-line2')).toBe('3')
  await userEvent.fill(box.input, '')
  await fill()
  await userEvent.fill(screen.getByLabelText('City'), 'Maldonado')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('choosing another address clears what the first one filled in, and keeps what the user typed', async () => {
  const { box, fieldText, note } = mountAddressForm(<AddressForm country="UY" />)
  await userEvent.fill(screen.getByLabelText(/^Department/), 'Mine')
  await box.search('canelones 2345')
  await box.choose('Canelones 2345')
  await expect.poll(() => fieldText('postal-code')).toBe('11200')
  await userEvent.fill(box.input, '')
  await box.search('plaza independencia 848')
  await box.choose('Plaza Independencia 848')
  await expect.poll(() => fieldText('postal-code')).toBe('11000')
  await expect.poll(note).toBe('Address filled in.')
})

test.each([
  ['address-level2', 'Canelones 2345', 'Address filled in.'],
  ['address-line1', 'Mine', undefined],
])('%s is edited while the place of a choice is looked up: it stays', async (name, line, says) => {
  const clock = createFakeClock({ now: 0 })
  const { box, fieldText, note } = mountAddressForm(
    <AddressForm country="UY" />,
    [{ kind: 'ignore-abort' }, { kind: 'latency', ms: 300, on: 'search' }],
    { clock },
  )
  await box.type('canelones 2345')
  await expect
    .poll(() => {
      clock.advance(50)
      return box.status
    })
    .toBe('ready')
  await box.choose('Canelones 2345')
  await expect.poll(note).toBe('Filling in the address…')
  await userEvent.fill(document.querySelector(`[autocomplete="${name}"]`) ?? document.body, 'Mine')
  clock.advance(300)
  await expect.poll(note).toBe(says)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([fieldText(name), fieldText('address-line1')]).toEqual(['Mine', line])
})

test('when the lookup of a chosen address fails, its line and the typed text are kept and a notice says so', async () => {
  const { box, fieldText, note } = mountAddressForm(<AddressForm country="UY" />, [
    { kind: 'error', status: 401, on: 'search' },
  ])
  await box.search('Avenida Italia 602')
  await box.waitFor('ready')
  await box.choose('Avenida Italia')
  await expect.poll(note).toMatch(/couldn’t look up the rest/)
  expect([fieldText('address-line1'), fieldText('address-level2')]).toEqual([
    'Avenida Italia 602',
    '',
  ])
})

test('typed coordinates become the address at that point', async () => {
  const { box, fieldText } = mountAddressForm(<AddressForm country="UY" />)
  await box.search('-34.90668, -56.20453')
  await box.choose('-34.90668')
  await expect.poll(() => fieldText('address-line1')).toBe('Sarandí 540')
  expect(fieldText('address-line2')).toBe('')
})

test('two forms on a page each fill in their own fields', async () => {
  const { view } = mountAddressForm(
    <>
      <AddressForm section="shipping" country="UY" aria-label="Ship to" />
      <AddressForm section="billing" country="UY" aria-label="Bill to" />
    </>,
  )
  const [first, second] = view.getAllByRole('form').map((form) => within(form))
  await userEvent.fill(second?.getByLabelText('Address') ?? document.body, 'canelones 2345')
  await userEvent.click(await view.findByRole('option', { name: /^Canelones/ }))
  const city = () => second?.getByLabelText<HTMLInputElement>('City')
  await expect.poll(() => city()?.value).toBe('Montevideo')
  expect(city()?.autocomplete).toBe('billing address-level2')
  expect(city()?.name).toBe('billing-address-level2')
  expect(first?.getByLabelText<HTMLInputElement>('City').value).toBe('')
})

test('another country changes the order and the labels of the fields, and keeps what was typed', async () => {
  const { view, fieldText } = mountAddressForm(<AddressForm country="DE" />)
  const labels = () =>
    Array.from(view.container.querySelectorAll('label'), (label) => label.textContent)
  expect(labels().slice(3)).toEqual(['Postal code (PLZ)', 'City'])
  await userEvent.fill(screen.getByLabelText('City'), 'Springfield')
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'US')
  expect(labels().slice(3)).toEqual(['City', 'State', 'ZIP code'])
  expect(fieldText('address-level2')).toBe('Springfield')
})

test('with a single country there is no country field, and that country is sent whatever address is chosen', async () => {
  const { data, box } = mountAddressForm(<AddressForm countries={['PRT']} />)
  expect(screen.queryByLabelText('Country')).toBeNull()
  await box.search('canelones 2345')
  await box.choose('Canelones 2345')
  await expect.poll(() => data()['address-level2']).toBe('Montevideo')
  expect(data().country).toBe('PT')
})

test('the country comes from the provider; without one the user chooses it', () => {
  const { data, view } = mountAddressForm(<AddressForm />, [], { country: 'URY' })
  expect(data().country).toBe('UY')
  view.unmount()
  const other = mountAddressForm(<AddressForm />)
  expect(other.data().country).toBe('')
  expect(screen.getByLabelText<HTMLSelectElement>('Country').required).toBe(true)
})

test('reset empties the form and removes everything that was filled in', async () => {
  const { view, box, data, note } = mountAddressForm(
    <AddressForm country="DE">
      <button type="reset">Start over</button>
    </AddressForm>,
  )
  const before = data()
  await box.search('canelones 2345')
  await box.choose('Canelones 2345')
  await expect.poll(() => data().country).toBe('UY')
  await userEvent.click(view.getByRole('button', { name: 'Start over' }))
  await expect.poll(data).toEqual(before)
  expect([note(), screen.queryByRole('button', { name: 'Undo' })]).toEqual([undefined, null])
  expect(screen.getByLabelText('Postal code (PLZ)')).toBeTruthy()
})

test('hostile text is shown as text, in the list and in the fields', async () => {
  const { box, view, note } = mountAddressForm(<AddressForm country="UY" />, [
    { kind: 'hostile-text' },
  ])
  await userEvent.fill(box.input, 'canelones')
  await box.waitFor('ready')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(note).toMatch(/filled in/)
  expect(view.container.querySelector('img, script, b')).toBeNull()
  expect(view.container.textContent).not.toMatch(/undefined|NaN|\[object/)
})

test.each(['wrong-types', 'nulls'] as const)(
  '%s: the form throws nothing and can still be sent',
  async (kind) => {
    const onSubmit = vi.fn((event) => event.preventDefault())
    const { box, view } = mountAddressForm(<AddressForm country="UY" onSubmit={onSubmit} />, [
      { kind },
    ])
    await userEvent.fill(screen.getByLabelText('City'), 'Montevideo')
    await userEvent.fill(box.input, 'canelones 1')
    await userEvent.keyboard('{Escape}{Enter}')
    // An empty or unreadable response counts as no answer, or as an answer without results.
    await expect
      .poll(() => {
        const keep = view.queryByRole('button', { name: 'Keep as entered' })
        if (keep) fireEvent.click(keep)
        return onSubmit.mock.calls.length
      })
      .toBe(1)
    expect(view.container.textContent).not.toMatch(/undefined|NaN|\[object/)
  },
)
