import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountAddressForm } from '../../test/mountAddressForm.tsx'
import { SignpostProvider } from '../provider/SignpostProvider.tsx'
import { AddressForm } from './AddressForm.tsx'

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
  expect(zip.validity.valid).toBe(false)
  view.container.querySelector('form')?.reset()
  expect([zip.value, zip.validationMessage]).toEqual(['', ''])
})
