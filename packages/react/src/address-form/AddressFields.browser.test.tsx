import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountAddressForm } from '../../test/mountAddressForm.tsx'
import { SignpostProvider } from '../provider/SignpostProvider.tsx'
import { AddressForm } from './AddressForm.tsx'
import { writeField } from './writeField.ts'

test('a country that the provider names after the first render is not sent, because nobody chose it', () => {
  const inCountry = (country?: string) => (
    <SignpostProvider country={country}>
      <AddressForm />
    </SignpostProvider>
  )
  const { data, view } = mountAddressForm(inCountry())
  view.rerender(inCountry('URY'))
  expect(data().country).toBe('')
})

test('resetting the form removes the error of a postal code', async () => {
  const { view } = mountAddressForm(<AddressForm country="US" required={false} />)
  const zip = screen.getByLabelText<HTMLInputElement>(/^ZIP code/)
  await userEvent.fill(zip, '1234')
  await expect.poll(() => zip.validity.valid).toBe(false)
  view.container.querySelector('form')?.reset()
  expect([zip.value, zip.validationMessage]).toEqual(['', ''])
})

/** Returns the field of the region once its list is loaded. */
async function regionField(name: string | RegExp): Promise<HTMLInputElement> {
  const field = screen.getByRole<HTMLInputElement>('combobox', { name })
  await userEvent.click(field)
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Escape}')
  return field
}

const shown = (): (string | null)[] =>
  screen
    .queryAllByRole('option')
    .flatMap((option) => (option.closest('select') ? [] : [option.textContent]))

test('the region is a list with the country’s own word, searched by typing, and sent as name and code', async () => {
  const { data } = mountAddressForm(<AddressForm country="US" required={false} />)
  const state = await regionField(/^State/)
  expect(shown()).toEqual([])
  await userEvent.type(state, 'new')
  await expect.poll(shown).toEqual(['New Hampshire', 'New Jersey', 'New Mexico', 'New York'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(data()).toMatchObject({ 'address-level1': 'New Jersey', 'address-level1-code': 'NJ' })
  expect(shown()).toEqual([])
  // A unique beginning is completed when the user leaves the field.
  await userEvent.fill(state, 'calif')
  await userEvent.tab()
  expect(data()).toMatchObject({ 'address-level1': 'California', 'address-level1-code': 'CA' })
})

test.each([
  ['its code', 'ny'],
  ['its name', 'New York'],
])('a browser fills in the region by %s', async (_, text) => {
  const { data } = mountAddressForm(<AddressForm country="US" />)
  const state = await regionField('State')
  // Set the value as Chromium's autofill does, without typing.
  writeField(state, text)
  await expect.poll(data).toMatchObject({
    'address-level1': 'New York',
    'address-level1-code': 'NY',
  })
})

test('a required region has to be in the list, unless the app requires nothing', async () => {
  const strict = mountAddressForm(<AddressForm country="CA" />)
  const province = await regionField('Province')
  await userEvent.fill(province, 'Texas')
  await userEvent.tab()
  expect(await screen.findByText('Choose one from the list.')).toBeTruthy()
  expect(province.validity.valid).toBe(false)
  strict.view.unmount()
  const { data } = mountAddressForm(<AddressForm country="CA" required={false} />)
  const free = await regionField(/^Province/)
  await userEvent.fill(free, 'Texas')
  await userEvent.tab()
  expect([free.validity.valid, data()['address-level1-code']]).toEqual([true, ''])
})

test('a country has the fields of its addresses and no others', () => {
  const { view } = mountAddressForm(<AddressForm country="FR" />)
  const fields = () =>
    [...view.container.querySelectorAll('[autocomplete]')].map((each) =>
      each.getAttribute('autocomplete'),
    )
  expect(fields()).not.toContain('address-level1')
  view.rerender(<AddressForm key="HK" country="HK" />)
  expect(fields()).not.toContain('postal-code')
  expect(screen.getByLabelText('District (optional)')).toBeTruthy()
})

test('the towns of a region are suggested, and other texts stay', async () => {
  const { data } = mountAddressForm(<AddressForm country="BR" />)
  const state = await regionField('State')
  await userEvent.fill(state, 'São Paulo')
  await userEvent.tab()
  const city = screen.getByRole<HTMLInputElement>('combobox', { name: 'City' })
  await expect
    .poll(async () => {
      await userEvent.fill(city, '')
      await userEvent.type(city, 'campinas')
      return shown()
    })
    .toEqual(['Campinas'])
  await userEvent.fill(city, 'Nova Cidade')
  await userEvent.tab()
  expect(data()).toMatchObject({ 'address-level2': 'Nova Cidade', 'address-level1-code': 'SP' })
})

test('every field has the tokens of the autofill standard', () => {
  const { view } = mountAddressForm(<AddressForm country="US" section="section-home shipping" />)
  const tokens = [...view.container.querySelectorAll<HTMLInputElement>('[autocomplete]')].map(
    (field) => field.autocomplete,
  )
  // Chromium reflects only `autocomplete` values that its parser accepts.
  expect(tokens).toEqual(
    [
      'country',
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
    ].map((name) => `section-home shipping ${name}`),
  )
})
