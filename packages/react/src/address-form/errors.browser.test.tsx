import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountAddressForm } from '../../test/mountAddressForm.tsx'
import { de } from '../messages/de.ts'
import { AddressFields } from './AddressFields.tsx'
import { AddressForm } from './AddressForm.tsx'
import '../styles.css'

const submit = () => vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Returns the visible errors with the label of their field. */
function errors(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map((field) => {
    const error = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    return `${field.labels?.[0]?.firstChild?.textContent}: ${error?.textContent}`
  })
}

/** Returns the names of the fields whose error the browser itself shows. */
function bubbles(): string[] {
  const shown: string[] = []
  const note = (event: Event): void => {
    const { target } = event
    // The handlers of the fields run after this one.
    setTimeout(() => {
      if (!event.defaultPrevented && target instanceof HTMLInputElement) shown.push(target.name)
    })
  }
  document.addEventListener('invalid', note, { capture: true })
  onTestFinished(() => document.removeEventListener('invalid', note, { capture: true }))
  return shown
}

test('an empty form shows what is missing below each field, without bubbles of the browser, and focuses the first', async () => {
  const onSubmit = submit()
  const { box, geocoded } = mountAddressForm(<AddressForm country="US" onSubmit={onSubmit} />)
  const zip = screen.getByLabelText<HTMLInputElement>('ZIP code')
  await expect.poll(() => zip.title).toBe('ZIP codes have five digits, like 95014.')
  const shown = bubbles()
  expect(errors()).toEqual([])
  await press('Save address')
  expect(errors()).toEqual([
    'Address: Enter a street address.',
    'City: Fill in this field.',
    'State: Choose one from the list.',
    'ZIP code: ZIP codes have five digits, like 95014.',
  ])
  await expect.poll(() => document.activeElement).toBe(box.input)
  expect(shown).toEqual([])
  expect([onSubmit.mock.calls.length, geocoded()]).toEqual([0, []])
})

test('the error of a missing value disappears with the first letter, and stays while the field is empty', async () => {
  mountAddressForm(<AddressForm country="FR" />)
  const city = screen.getByLabelText('City')
  // To leave an empty field is no error.
  await userEvent.click(city)
  await userEvent.tab()
  expect(errors()).toEqual([])
  await press('Save address')
  await userEvent.click(city)
  await userEvent.tab()
  expect(errors()).toContain('City: Fill in this field.')
  await userEvent.type(city, 'P')
  expect(errors()).not.toContain('City: Fill in this field.')
  // A value that is removed is missing, without another submission.
  await userEvent.clear(city)
  expect(errors()).not.toContain('City: Fill in this field.')
  await userEvent.tab()
  expect(errors()).toContain('City: Fill in this field.')
})

test('errors are in the language of the form, and a country without the field has no error for it', async () => {
  mountAddressForm(<AddressForm />, [], { language: 'de', messages: de, country: undefined })
  await press('Adresse speichern')
  expect(errors()).toContain('Land: Wählen Sie einen Eintrag aus der Liste.')
  const country = screen.getByLabelText('Land')
  await expect.poll(() => document.activeElement).toBe(country)
  await userEvent.selectOptions(country, 'HK')
  expect(errors()).toEqual(['Adresse: Geben Sie Straße und Hausnummer ein.'])
})

test('an invalid field of the app below the address has its own message, and the address keeps the focus', async () => {
  const { box } = mountAddressForm(
    <form>
      <AddressFields country="US" />
      <input name="terms" type="checkbox" required aria-label="Terms" />
      <button type="submit">Order</button>
    </form>,
  )
  const shown = bubbles()
  await press('Order')
  await expect.poll(() => document.activeElement).toBe(box.input)
  expect(shown).toEqual(['terms'])
})

test('an invalid field of the app above the address keeps the focus', async () => {
  mountAddressForm(
    <form>
      <input required aria-label="Name" />
      <AddressFields country="US" />
      <button type="submit">Order</button>
    </form>,
  )
  await press('Order')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test('a postal code of another format is an error that names the format', async () => {
  mountAddressForm(<AddressForm country="US" />)
  const zip = screen.getByLabelText<HTMLInputElement>('ZIP code')
  await expect.poll(() => zip.title).toBe('ZIP codes have five digits, like 95014.')
  await userEvent.fill(zip, '1234')
  expect(screen.queryByText(zip.title)).toBeNull()
  await userEvent.tab()
  // The error is below the field, and describes it.
  const error = screen.getByText(zip.title)
  expect([zip.validationMessage, zip.getAttribute('aria-describedby')]).toEqual([
    zip.title,
    error.id,
  ])
  await userEvent.fill(zip, '940431351')
  expect([zip.validationMessage, zip.ariaInvalid]).toEqual(['', null])
  await userEvent.tab()
  expect(zip.value).toBe('94043-1351')
  await userEvent.fill(zip, '1234')
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'UY')
  const code = screen.getByLabelText<HTMLInputElement>(/^Postal code/)
  await expect.poll(() => code.validationMessage).toBe('Postal codes have five digits, like 11600.')
})

test('a message that an app sets with setCustomValidity stops the form', async () => {
  const onSubmit = submit()
  const form = mountAddressForm(<AddressForm country="UY" onSubmit={onSubmit} />)
  form.box.input.setCustomValidity('We do not deliver there.')
  await userEvent.fill(screen.getByLabelText('City'), 'Montevideo')
  await userEvent.fill(form.box.input, 'Canelones 2345')
  await userEvent.keyboard('{Escape}{Enter}')
  expect(errors()).toEqual(['Address: We do not deliver there.'])
  expect(form.view.container.querySelector('form')?.reportValidity()).toBe(false)
  expect([onSubmit.mock.calls.length, form.geocoded()]).toEqual([0, []])
  form.box.input.setCustomValidity('')
  fireEvent.click(screen.getByRole('button', { name: 'Save address' }))
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
})
