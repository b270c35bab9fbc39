import { screen } from '@testing-library/react'
import { createRef, type ReactElement, useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountAddressForm } from '../../test/mountAddressForm.tsx'
import { AddressLine } from './AddressLine.tsx'
import '../styles.css'

test('fills in an app’s own inputs by their autocomplete attribute: prefixed, selects, textareas, outside the form', async () => {
  const { box, fieldText } = mountAddressForm(
    <>
      <form id="order">
        <input autoComplete="address-level2" aria-label="Another city" />
        <AddressLine autoComplete="section-a shipping address-line1" name="line" />
        <textarea autoComplete="section-a shipping street-address" aria-label="All of it" />
        <input autoComplete="section-a SHIPPING postal-code" aria-label="Code" />
        <select autoComplete="section-a shipping address-level1" aria-label="Region">
          <option value="">–</option>
          <option value="UY-CA">Canelones</option>
          <option value="UY-MO">MONTEVIDEO</option>
        </select>
        <input
          autoComplete="section-a shipping country"
          aria-label="Code of the country"
          readOnly
        />
        <input autoComplete="section-a billing address-level2" aria-label="Billing city" />
      </form>
      <select form="order" autoComplete="section-a shipping country-name" aria-label="Country">
        <option>Deutschland</option>
        <option>Uruguay</option>
      </select>
      <input form="order" autoComplete="section-a shipping address-level2" aria-label="City" />
    </>,
  )
  await box.search('canelones 2345 apto 3')
  await box.choose('Canelones 2345')
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('City').value).toBe('Montevideo')
  const values = [
    'All of it',
    'Code',
    'Region',
    'Country',
    'Code of the country',
    'Billing city',
    'Another city',
  ].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
  expect(values).toEqual(['Canelones 2345\napto 3', '11200', 'UY-MO', 'Uruguay', '', '', ''])
  expect(fieldText('section-a shipping address-line1')).toBe('Canelones 2345')
})

test.each([
  ['two letters', ['DE', 'UY'], 'UY'],
  ['three letters', ['DEU', 'URY'], 'URY'],
  ['a name in the user’s language', ['Allemagne', 'Uruguay'], 'Uruguay'],
  ['in English', ['Germany', 'URUGUAY'], 'URUGUAY'],
])('fills in a select of countries by %s', async (_, options, chosen) => {
  const { box } = mountAddressForm(
    <form>
      <AddressLine />
      <select autoComplete="country" aria-label="Country">
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </form>,
    [],
    { language: 'fr' },
  )
  await box.search('canelones 2345')
  await box.choose('Canelones 2345')
  await expect.poll(() => screen.getByLabelText<HTMLSelectElement>('Country').value).toBe(chosen)
})

/** A form of controlled inputs, one of which is shown only for a country. */
function Controlled({ onState }: { readonly onState: (state: object) => void }): ReactElement {
  const [state, setState] = useState({ line: '', city: '', region: '', country: 'US' })
  const propsOf = (name: keyof typeof state) => ({
    value: state[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setState((before) => {
        const after = { ...before, [name]: name === 'city' ? value.toUpperCase() : value }
        onState(after)
        return after
      })
    },
  })
  return (
    <form>
      <AddressLine {...propsOf('line')} />
      <input autoComplete="address-level2" aria-label="City" {...propsOf('city')} />
      {state.country === 'UY' && (
        <input autoComplete="address-level1" aria-label="Region" {...propsOf('region')} />
      )}
      <input autoComplete="country" aria-label="Country" {...propsOf('country')} />
    </form>
  )
}

test('the state of controlled inputs follows what is filled in and undone', async () => {
  const onState = vi.fn()
  const { box } = mountAddressForm(<Controlled onState={onState} />)
  await box.search('canelones 2345')
  await box.choose('Canelones 2345')
  const filled = { line: 'Canelones 2345', city: 'MONTEVIDEO', region: 'Montevideo', country: 'UY' }
  await expect.poll(() => onState.mock.lastCall?.[0]).toEqual(filled)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const before = { line: 'canelones 2345', city: '', region: 'Montevideo', country: 'US' }
  await expect.poll(() => onState.mock.lastCall?.[0]).toEqual(before)
})

interface Order {
  line: string
  city: string
  country: string
}

function HookForm({ onOrder }: { readonly onOrder: (order: Order) => void }): ReactElement {
  const { register, handleSubmit, formState, reset } = useForm<Order>()
  return (
    <form onSubmit={handleSubmit(onOrder)} noValidate>
      <AddressLine label="Street" {...register('line', { required: true })} />
      <input autoComplete="address-level2" aria-label="City" {...register('city')} />
      <select autoComplete="country" aria-label="Country" {...register('country')}>
        <option value="DE">Germany</option>
        <option value="UY">Uruguay</option>
      </select>
      {formState.errors.line && <p role="alert">A street is needed.</p>}
      <p>{Object.keys(formState.dirtyFields).sort().join()}</p>
      <button type="submit">Order</button>
      <button type="button" onClick={() => reset()}>
        Start over
      </button>
    </form>
  )
}

test('works with React Hook Form: registered, dirty, validated, sent after the check, reset', async () => {
  const onOrder = vi.fn()
  const { box, view } = mountAddressForm(<HookForm onOrder={onOrder} />)
  const order = () => userEvent.click(screen.getByRole('button', { name: 'Order' }))
  await order()
  await screen.findByText('A street is needed.')
  await expect.poll(() => document.activeElement).toBe(box.input)
  await box.search('canelones 2345')
  await box.choose('Canelones 2345')
  await screen.findByText('city,country,line')
  await order()
  await expect.poll(() => onOrder.mock.calls.length).toBe(1)
  const sent = { line: 'Canelones 2345', city: 'Montevideo', country: 'UY' }
  expect(onOrder.mock.lastCall?.[0]).toEqual(sent)
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(box.input.value).toBe('')
  await userEvent.fill(box.input, 'Calle de Nadie 1')
  await order()
  await screen.findByRole('group')
  expect(onOrder).toHaveBeenCalledOnce()
  await userEvent.click(view.getByRole('button', { name: 'Keep as entered' }))
  await expect.poll(() => onOrder.mock.calls.length).toBe(2)
})

/** Fills an input as a browser or a password manager does. */
function autofill(input: HTMLInputElement, value: string, event: Event): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(event)
}

test.each([
  ['Chromium and password managers', () => new Event('input', { bubbles: true })],
  ['Firefox', () => new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' })],
])('browser autofill works: no list opens over it (%s)', async (_, event) => {
  const { box, service } = mountAddressForm(
    <form>
      <AddressLine name="line" />
    </form>,
  )
  expect(box.input.autocomplete).toBe('address-line1')
  box.input.focus()
  autofill(box.input, 'Canelones 2345', event())
  expect([box.input.ariaExpanded, service.calls.length]).toEqual(['false', 0])
  await userEvent.click(box.input)
  expect([box.input.ariaExpanded, service.calls.length]).toEqual(['false', 0])
  await userEvent.keyboard('{ArrowDown}')
  await box.waitFor('ready')
})

test('an open list closes when the browser fills in the field', async () => {
  const { box } = mountAddressForm(
    <form>
      <AddressLine name="line" />
    </form>,
  )
  await box.search('canel')
  autofill(box.input, 'Canelones 1', new Event('input', { bubbles: true }))
  await expect.poll(() => box.input.ariaExpanded).toBe('false')
})

test('before three letters nothing is requested or shown; Escape closes the list and keeps the text', async () => {
  const { box, service } = mountAddressForm(
    <form>
      <AddressLine />
    </form>,
  )
  await userEvent.type(box.input, 'ca{ArrowDown}')
  expect([box.input.ariaExpanded, service.calls.length]).toEqual(['false', 0])
  await userEvent.keyboard('n')
  await box.waitFor('ready')
  await userEvent.keyboard('{Escape}{Escape}')
  expect([box.input.ariaExpanded, box.input.value]).toEqual(['false', 'can'])
})

test('suggests addresses only', async () => {
  const { box } = mountAddressForm(
    <form>
      <AddressLine />
    </form>,
  )
  const rows = await box.search('ave')
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toMatch(/^Avenida/)
})

test('takes every prop of an input: ref, handlers, a default value, disabled', async () => {
  const onBlur = vi.fn()
  const onKeyDown = vi.fn()
  const input = createRef<HTMLInputElement>()
  mountAddressForm(
    <form>
      <AddressLine
        ref={input}
        id="line"
        defaultValue="Canelones"
        placeholder="Street"
        maxLength={40}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        label="Where"
      />
      <AddressLine label="Nowhere" disabled />
      <button type="button">Elsewhere</button>
    </form>,
  )
  const line = screen.getByLabelText<HTMLInputElement>('Where')
  expect([line.id, line.value, line.placeholder, line.maxLength]).toEqual([
    'line',
    'Canelones',
    'Street',
    40,
  ])
  await userEvent.click(line)
  await userEvent.keyboard('a')
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect([onBlur.mock.calls.length, onKeyDown.mock.calls.length, input.current]).toEqual([
    1,
    1,
    line,
  ])
  expect(screen.getByLabelText<HTMLInputElement>('Nowhere').disabled).toBe(true)
})

test('without a form it fills in the fields of the page', async () => {
  const { box, fieldText } = mountAddressForm(
    <>
      <AddressLine />
      <input autoComplete="address-level2" aria-label="City" />
    </>,
  )
  await box.search('canelones 2345')
  await box.choose('Canelones 2345')
  await expect.poll(() => fieldText('address-level2')).toBe('Montevideo')
})

test('in a shadow root it fills in the fields of that root, and no others', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  const outside = document.body.appendChild(document.createElement('input'))
  outside.autocomplete = 'address-level2'
  const { box, fieldText } = mountAddressForm(
    <>
      <AddressLine />
      <input autoComplete="address-level2" aria-label="City" />
    </>,
    [],
    {},
    container,
  )
  await box.search('canelones 2345')
  await box.choose('Canelones 2345')
  await expect.poll(() => fieldText('address-level2')).toBe('Montevideo')
  expect(outside.value).toBe('')
  const undo = () => container.querySelector('[data-part="undo"]')
  expect(undo()).not.toBeNull()
  const city = container.querySelector('[aria-label="City"]')
  if (city) await userEvent.fill(city, 'Mine')
  await expect.poll(undo).toBeNull()
  host.remove()
  outside.remove()
})

test('a first line with a value that has the focus on mount is not searched before the user types', async () => {
  const { box, service } = mountAddressForm(
    <form>
      <AddressLine defaultValue="Canelones 2345" autoFocus />
    </form>,
  )
  expect(document.activeElement).toBe(box.input)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([service.calls, box.rows, box.input.value]).toEqual([[], [], 'Canelones 2345'])
})
