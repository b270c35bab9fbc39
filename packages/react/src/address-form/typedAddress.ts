import type { Address } from '@signpost/client'
import { toAlpha3 } from '@signpost/client/domain'
import { type FormField, fieldsAround } from './fieldsAround.ts'

/** The address in the fields, without the text after the house number. */
export function typedAddress(line: HTMLInputElement): Address {
  const values = new Map<string, string>()
  let countryCode: string | undefined
  for (const { name, field } of fieldsAround(line)) {
    const isCountry = name === 'country' || name === 'country-name'
    if (isCountry) countryCode ??= toAlpha3(field.value)
    values.set(name, isCountry ? textOf(field) : field.value.replace(/\s+/g, ' ').trim())
  }
  return {
    street: values.get('address-line1') ?? values.get('street-address'),
    area: values.get('address-level3'),
    city: values.get('address-level2'),
    state: values.get('address-level1'),
    postal: values.get('postal-code'),
    country: values.get('country-name') ?? values.get('country'),
    countryCode,
  }
}

function textOf(field: FormField): string {
  if (!('options' in field)) return field.value
  const option = field.options[field.selectedIndex]
  return option?.value ? option.text : ''
}
