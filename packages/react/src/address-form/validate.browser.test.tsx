import type { AddressVerdict, ValidateAddress } from '@signpost/client'
import { createFakeClock } from '@signpost/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type MountedForm, mountAddressForm } from '../../test/mountAddressForm.tsx'
import { AddressForm } from './AddressForm.tsx'
import '../styles.css'

const typed = {
  'address-line1': '185 Berry Street',
  'address-line2': '',
  'address-level2': 'San Francisco',
  'address-level1': 'California',
  'postal-code': '94105',
}

interface Checkout extends MountedForm {
  readonly validate: ReturnType<typeof vi.fn<ValidateAddress>>
  readonly onSubmit: ReturnType<typeof vi.fn>
}

function mount(verdict: AddressVerdict | (() => Promise<AddressVerdict>)): Checkout {
  const validate = vi.fn<ValidateAddress>(async () =>
    typeof verdict === 'function' ? verdict() : verdict,
  )
  const onSubmit = vi.fn((event) => event.preventDefault())
  const form = mountAddressForm(
    <AddressForm country="US" defaultValues={typed} {...{ validate, onSubmit }} />,
  )
  return { ...form, validate, onSubmit }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const question = (name: RegExp) => screen.findByRole('group', { name })

test('a deliverable address is sent, after the provider was asked and not the service', async () => {
  const { validate, onSubmit, geocoded } = mount({ status: 'deliverable' })
  await press('Save address')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  const [values, { signal, language } = {}] = validate.mock.lastCall ?? []
  expect(values).toMatchObject({ ...typed, country: 'US' })
  expect([signal instanceof AbortSignal, language, geocoded()]).toEqual([true, 'en', []])
  await press('Save address')
  expect([onSubmit.mock.calls.length, validate.mock.calls.length]).toEqual([2, 1])
})

test('the same address, as the post writes it, needs no question', async () => {
  const { onSubmit, data } = mount({
    status: 'deliverable',
    values: {
      'address-line1': '185 BERRY ST',
      'address-level2': 'SAN FRANCISCO',
      'address-level1': 'CA',
      'postal-code': '94105-1234',
    },
  })
  await press('Save address')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(data()['address-line1']).toBe('185 Berry Street')
})

test('values that differ are proposed: the changes are marked and described, and accepting them fills them in', async () => {
  const { onSubmit, validate, data } = mount({
    status: 'deliverable',
    values: { 'address-line1': '185 Berry St', 'address-line2': 'Apt 4', 'postal-code': '94107' },
  })
  await press('Save address')
  const asked = await question(
    /^Did you mean this address\? ?185 Berry St, Apt 4 ?San Francisco, CA 94107/,
  )
  expect(Array.from(asked.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual([
    'Apt 4',
    '94107',
  ])
  const details = document.getElementById(asked.getAttribute('aria-describedby') ?? '')
  expect(Array.from(details?.children ?? [], (row) => row.textContent)).toEqual([
    'Apartment, floor, building: Apt 4, added',
    'ZIP code: 94107, was 94105',
  ])
  expect(onSubmit).not.toHaveBeenCalled()
  await press('Use this address')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(data()).toMatchObject({
    'address-line1': '185 Berry St',
    'address-line2': 'Apt 4',
    'postal-code': '94107',
  })
  expect(validate).toHaveBeenCalledOnce()
})

test('another unit replaces the typed one in the second line', async () => {
  const { data, onSubmit } = mount({ status: 'deliverable', values: { 'address-line2': 'Apt 8' } })
  await userEvent.fill(screen.getByLabelText(/^Apartment/), 'Apt 3')
  await press('Save address')
  await press('Use this address')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect([data()['address-line1'], data()['address-line2']]).toEqual(['185 Berry Street', 'Apt 8'])
})

test('an incomplete address: the form names what is in doubt, and Edit returns to that field', async () => {
  const { onSubmit } = mount({
    status: 'incomplete',
    doubtful: ['address-line2', 'address-level3'],
  })
  await press('Save address')
  const asked = await question(/^We couldn’t verify all of this address/)
  expect(asked.querySelector('ul')?.textContent).toBe('Apartment, floor, building: please check')
  await press('Edit')
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^Apartment/))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an unknown address can be kept', async () => {
  const { onSubmit } = mount({ status: 'unknown' })
  await press('Save address')
  await question(/couldn’t find this address/)
  await press('Keep as entered')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
})

test('an edited second line is checked again', async () => {
  const { validate } = mount({ status: 'incomplete', doubtful: ['address-line2'] })
  await press('Save address')
  await question(/couldn’t verify/)
  await userEvent.fill(screen.getByLabelText(/^Apartment/), 'Apt 4')
  await expect.poll(() => screen.queryByRole('group')).toBeNull()
  await press('Save address')
  await expect.poll(() => validate.mock.lastCall?.[0]['address-line2']).toBe('Apt 4')
})

test('an address that was chosen from the list is checked, too', async () => {
  const { box, note, validate } = mount({ status: 'deliverable' })
  await userEvent.fill(box.input, 'canelones 2345')
  await box.choose('Canelones 2345')
  await expect.poll(note).toBe('Address filled in.')
  await press('Save address')
  await expect.poll(() => validate.mock.lastCall?.[0].country).toBe('UY')
})

test('if the provider fails, the form is sent', async () => {
  const { onSubmit } = mount(() => Promise.reject(new Error('No credit')))
  await press('Save address')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
})

test('a provider that hangs delays the form by five seconds at most, and is aborted', async () => {
  const clock = createFakeClock({ now: 0 })
  const onSubmit = vi.fn((event) => event.preventDefault())
  const validate = vi.fn<ValidateAddress>(() => new Promise(() => {}))
  mountAddressForm(
    <AddressForm country="US" defaultValues={typed} {...{ validate, onSubmit }} />,
    [],
    {
      clock,
    },
  )
  await press('Save address')
  await expect.poll(() => validate.mock.calls.length).toBe(1)
  clock.advance(4999)
  expect(onSubmit).not.toHaveBeenCalled()
  clock.advance(1)
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(validate.mock.lastCall?.[1].signal.aborted).toBe(true)
})
