import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mountAddressForm } from '../../test/mountAddressForm.tsx'
import { AddressFields } from './AddressFields.tsx'
import { AddressLine } from './AddressLine.tsx'
import { countryCodes } from './countryLayout.ts'

/** The tokens that a browser reads from a field, as the standard and the Web Platform Tests (form-autocomplete) have it; empty for invalid ones. */
function tokensOf(field: Element): string {
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    ? field.autocomplete
    : ''
}

/** Expects that a browser understands each field of a form, and each once. */
function expectTokens(section: string, country: string): void {
  const { view } = mountAddressForm(<AddressFields section={section} country={country} />)
  const fields = [...view.container.querySelectorAll('[autocomplete]')]
  const tokens = fields.map(tokensOf)
  expect(tokens).toEqual(fields.map((field) => field.getAttribute('autocomplete')))
  expect(new Set(tokens).size).toBe(fields.length)
  const names = tokens.map((token) => token.split(' ').at(-1))
  expect(names).toEqual(expect.arrayContaining(['country', 'address-line1', 'address-line2']))
  view.unmount()
}

test('a browser understands the tokens of the fields of every country', () => {
  for (const country of countryCodes()) expectTokens('shipping', country)
})

test.each(['', 'billing', 'section-home', 'section-home shipping'])(
  'a browser understands the tokens of section "%s"',
  (section) => expectTokens(section, 'US'),
)

test('tokens are read as a browser reads them: in any case, between any spaces, with a credential behind them', async () => {
  const tooMany = 'foo section-foo shipping country-name'
  const { box } = mountAddressForm(
    <form>
      <AddressLine autoComplete="section-foo shipping address-line1" />
      <input autoComplete={'  section-FOO\t shipping  Address-Level2\n'} aria-label="City" />
      <input autoComplete="section-foo shipping postal-code webauthn" aria-label="Code" />
      <input autoComplete={tooMany} aria-label="Too many tokens" />
      <input autoComplete="section-foo shipping city" aria-label="Unknown field" />
    </form>,
  )
  await box.search('canelones 2345')
  await box.choose('Canelones 2345')
  const value = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value
  await expect.poll(() => value('City')).toBe('Montevideo')
  expect(value('Code')).toBe('11200')
  expect(value('Too many tokens')).toBe('')
  expect(value('Unknown field')).toBe('')
})
