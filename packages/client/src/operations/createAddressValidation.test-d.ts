import { expectTypeOf, test } from 'vitest'
import { type AddressVerdict, createAddressValidation, type ValidateAddress } from '../index.ts'

const validate = createAddressValidation({ url: '/validate', timeout: 5000 })

test('the result is the validation of a form', () => {
  expectTypeOf(validate).toEqualTypeOf<ValidateAddress>()
  const { signal } = new AbortController()
  expectTypeOf(
    validate({ 'address-line1': '1 Main St' }, { signal, language: 'en' }),
  ).resolves.toEqualTypeOf<AddressVerdict>()
})

test('mistakes do not compile', () => {
  // @ts-expect-error: the URL of the handler is needed.
  createAddressValidation({})
  // @ts-expect-error: a key stays on the server.
  createAddressValidation({ url: '/validate', apiKey: 'key' })
  // @ts-expect-error: an unknown field.
  validate({ street: '1 Main St' }, { signal: new AbortController().signal, language: 'en' })
})
