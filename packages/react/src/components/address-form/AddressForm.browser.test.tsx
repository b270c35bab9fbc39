import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountAddressForm } from '../../../test/mountAddressForm.tsx'
import { AddressForm } from './AddressForm.tsx'
import '../../styles.css'

test('a suggestion fills in the form, and undo gives back what was there', async () => {
  const { box, held, note } = mountAddressForm(<AddressForm country="UY" />)
  await userEvent.fill(screen.getByLabelText(/^City/), 'Before')
  await userEvent.click(box.input)
  await userEvent.keyboard('avenida 18 de julio 1234')
  await box.choose('Avenida 18 de Julio 1234')
  await expect.poll(note).toBe('The address is filled in.')
  expect(held('address-line1')).toBe('Avenida 18 de Julio 1234')
  expect(held('address-level2')).toBe('Montevideo')
  expect(held('postal-code')).toBe('11100')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(note).toBe('The fields are as they were before.')
  expect(held('address-line1')).toBe('avenida 18 de julio 1234')
  expect(held('address-level2')).toBe('Before')
  expect(held('postal-code')).toBe('')
})

test('an address that is not known is asked about', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault())
  const { box, geocoded } = mountAddressForm(<AddressForm country="UY" onSubmit={onSubmit} />)
  await userEvent.fill(box.input, 'Canelones 9')
  await userEvent.fill(screen.getByLabelText(/^City/), 'Montevideo')
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('group')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(geocoded()).toEqual(['Canelones 9, Montevideo, Uruguay'])
  await userEvent.click(screen.getByRole('button', { name: 'Use as typed' }))
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
})
