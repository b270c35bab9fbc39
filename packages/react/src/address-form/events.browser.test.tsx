import type { AddressVerdict } from '@signpost/client'
import { createFakeClock } from '@signpost/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type MountedForm, mountAddressForm } from '../../test/mountAddressForm.tsx'
import { streetWithNumbers } from '../../test/streetWithNumbers.ts'
import { AddressForm, type AddressFormProps } from './AddressForm.tsx'
import type { AddressFormEvent } from './AddressFormEvent.ts'
import '../styles.css'

interface Listened extends MountedForm {
  readonly events: readonly AddressFormEvent[]
  /** The events of some types. */
  readonly of: (...types: readonly AddressFormEvent['type'][]) => readonly AddressFormEvent[]
}

function mount(props: AddressFormProps = {}, provider = {}): Listened {
  const events: AddressFormEvent[] = []
  const form = mountAddressForm(
    <AddressForm
      country="UY"
      onSubmit={(event) => event.preventDefault()}
      onEvent={(event) => events.push(event)}
      {...props}
    />,
    [],
    provider,
  )
  return { ...form, events, of: (...types) => events.filter(({ type }) => types.includes(type)) }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save address' }))

test('a chosen address: what was shown, its rank, and the time until the form was filled', async () => {
  const { box, note, events, of } = mount()
  await box.search('canelones 2345')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(note).toBe('Address filled in.')
  await save()
  await expect
    .poll(() => of('filled'))
    .toEqual([{ type: 'filled', cause: 'chosen', latency: expect.any(Number) }])
  expect(of('impression').at(-1)).toEqual({ type: 'impression', count: 1 })
  expect(of('selection')).toEqual([{ type: 'selection', rank: 1, latency: expect.any(Number) }])
  expect(of('corrected', 'refused', 'abandonment')).toEqual([])
  expect(JSON.stringify(events)).not.toMatch(/canelones|2345|montevideo/i)
})

test('the time counts from the first focus to the last required field', async () => {
  const clock = createFakeClock({ now: 0 })
  const { box, of } = mount({ minAccuracy: 0 }, { clock })
  await userEvent.click(screen.getByLabelText('City'))
  clock.advance(2000)
  await userEvent.keyboard('Montevideo')
  clock.advance(3000)
  await userEvent.fill(box.input, 'Rincón 7')
  clock.advance(9000)
  await userEvent.fill(screen.getByLabelText(/^Apartment/), '3')
  await save()
  await expect.poll(() => of('filled')).toEqual([{ type: 'filled', cause: 'typed', latency: 5000 }])
  await save()
  expect(of('filled')).toHaveLength(1)
})

test('corrections name the fields that the user changed, and no others', async () => {
  const { box, note, of } = mount()
  await box.search('canelones 2345')
  await box.choose('Canelones 2345')
  await expect.poll(note).toBe('Address filled in.')
  await userEvent.fill(screen.getByLabelText(/^Postal code/), '11800')
  await userEvent.fill(screen.getByLabelText('City'), 'MONTEVIDEO')
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Keep as entered' }))
  await expect.poll(() => of('corrected')).toEqual([{ type: 'corrected', fields: ['postal-code'] }])
})

test('a refused address: the status and the fields, and the accepted proposal as the cause', async () => {
  const verdict: AddressVerdict = {
    status: 'incomplete',
    doubtful: ['address-line2'],
    values: { 'postal-code': '11200' },
  }
  const { box, of } = mount({
    defaultValues: { 'address-level2': 'Montevideo', 'postal-code': '11000' },
    validate: async () => verdict,
  })
  await userEvent.fill(box.input, 'Canelones 2345')
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Use this address' }))
  await expect
    .poll(() => of('refused', 'filled', 'corrected'))
    .toEqual([
      { type: 'refused', status: 'incomplete', fields: ['address-line2', 'postal-code'] },
      { type: 'filled', cause: 'checked', latency: expect.any(Number) },
    ])
})

test('a text without a choice is abandoned; a chosen street whose numbers are left is not', async () => {
  const { client } = streetWithNumbers()
  const { box, note, of } = mount({}, { client })
  await box.search('avenida ital')
  await userEvent.tab()
  await expect.poll(() => of('abandonment')).toHaveLength(1)
  await userEvent.fill(box.input, 'avenida itali')
  await box.choose('Avenida Italia')
  await expect.poll(note).toBe('Address filled in.')
  await expect.poll(() => box.rows.length).toBe(3)
  await userEvent.tab()
  await expect.poll(() => box.input.ariaExpanded).toBe('false')
  expect(of('selection', 'abandonment').map(({ type }) => type)).toEqual([
    'abandonment',
    'selection',
  ])
})

test('nothing is reported of a form that the user did not touch', async () => {
  const onEvent = vi.fn()
  const { view } = mount({ onEvent, required: false, minAccuracy: 0 })
  view.container.querySelector('form')?.requestSubmit()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onEvent).not.toHaveBeenCalled()
})
