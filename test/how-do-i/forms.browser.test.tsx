import { createFakeGeolocation, installGeolocation } from '@signpost/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AddressHere } from './AddressHere.tsx'
import { DeliveryForm } from './DeliveryZone.tsx'
import { OrderForm } from './HookForm.tsx'
import { Entrance } from './MovedPin.tsx'
import { renderIn } from './renderIn.tsx'
import { EditAddress } from './SavedAddress.tsx'
import { TwoAddresses } from './TwoAddresses.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('React Hook Form gets the fields that a choice filled in', async () => {
  const onOrder = vi.fn()
  const { box } = renderIn(<OrderForm onOrder={(order) => onOrder(order)} />)
  await box.search('canelones 2345')
  await box.choose('Canelones 2345')
  const city = screen.getByLabelText<HTMLInputElement>('City')
  await waitFor(() => expect(city.value).toBe('Montevideo'))
  fireEvent.click(screen.getByRole('button', { name: 'Order' }))
  await waitFor(() =>
    expect(onOrder).toHaveBeenCalledWith({
      street: 'Canelones 2345',
      city: 'Montevideo',
      postal: '11200',
    }),
  )
})

test('two addresses in a form have names of their own', () => {
  const { container } = renderIn(<TwoAddresses />)
  const form = container.querySelector('form') ?? document.createElement('form')
  const names = [...new FormData(form).keys()]
  expect(names).toContain('shipping-address-line1')
  expect(names).toContain('billing-address-line1')
})

test('only where we deliver', async () => {
  const { box } = renderIn(<DeliveryForm />)
  await box.search('canelones 2345')
  await box.choose('Canelones 2345')
  await screen.findByText('We deliver to this address.')
})

test('a pin for the entrance: the form sends its coordinate', async () => {
  const onSubmit = vi.fn()
  const { box } = renderIn(<Entrance onSubmit={onSubmit} map={{ mapStyle: '/none.json' }} />)
  expect((await box.search('canelones 2345')).join()).toContain('Canelones 2345')
})

test('a saved address in the fields', async () => {
  renderIn(<EditAddress />)
  expect((await screen.findByLabelText<HTMLInputElement>('Address')).value).toBe('Canelones 2345')
  expect(screen.getByDisplayValue('11200').getAttribute('autocomplete')).toBe('postal-code')
})

test('the address where the user is', async () => {
  const position = { latitude: -34.90773, longitude: -56.16951 }
  const uninstall = installGeolocation(createFakeGeolocation({ position, permission: 'granted' }))
  renderIn(<AddressHere />)
  fireEvent.click(await screen.findByRole('button', { name: 'Use my location' }))
  await screen.findByDisplayValue('Canelones 2345')
  uninstall()
})
