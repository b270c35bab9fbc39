import type { Address, AddressValues } from '@signpost/client'
import { fold, toAlpha2, toAlpha3 } from '@signpost/client/domain'
import { countryNames } from '../domain/countryNames.ts'

/** An input that can be filled in. */
export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field of an address; `name` is the last token of its `autocomplete`. */
export interface FieldEntry {
  readonly name: string
  readonly field: FormField
}

/**
 * Returns the fields of the same address as this first line, in document order: the fields of the form with the same `autocomplete` tokens
 * before the last one, such as `section-a shipping`.
 */
export function fieldsAround(line: HTMLInputElement): readonly FieldEntry[] {
  const { group } = readToken(line)
  return elementsAround(line).flatMap((field) => {
    if (!isField(field)) return []
    const token = readToken(field)
    return token.group === group && names.has(token.name) ? [{ name: token.name, field }] : []
  })
}

const names: ReadonlySet<string> = new Set([
  'street-address',
  'address-line1',
  'address-line2',
  'address-level3',
  'address-level2',
  'address-level1',
  'postal-code',
  'country',
  'country-name',
])

/** Returns the field of this name; without one, the first line. */
export function fieldNamed(line: HTMLInputElement, name: string | undefined): HTMLElement {
  return fieldsAround(line).find((entry) => entry.name === name)?.field ?? line
}

export function hasEmptyField(line: HTMLInputElement): boolean {
  return fieldsAround(line).some(({ field }) => field.required && field.value === '')
}

function elementsAround(line: HTMLInputElement): readonly Element[] {
  if (line.form) return [...line.form.elements]
  const root = line.getRootNode()
  const scope = root instanceof ShadowRoot ? root : line.ownerDocument
  return [...scope.querySelectorAll('input, select, textarea')]
}

function isField(element: Element): element is FormField {
  return element.matches('input, select, textarea')
}

function readToken(field: Element): { readonly group: string; readonly name: string } {
  const words = (field.getAttribute('autocomplete') ?? '').toLowerCase().trim().split(/\s+/)
  if (words.at(-1) === 'webauthn') words.pop()
  const name = words.pop() ?? ''
  return { group: words.join(' '), name }
}

/**
 * Returns the value of a field for an address, or for a select that of the matching option; `undefined` if the address has no value for it.
 */
export function fieldValue(
  { name, field }: FieldEntry,
  values: AddressValues,
  language: string,
): string | undefined {
  if (name === 'street-address') {
    const lines = [values['address-line1'], values['address-line2']].filter(Boolean)
    return lines.join(field.localName === 'textarea' ? '\n' : ', ') || undefined
  }
  const isCountry = name === 'country' || name === 'country-name'
  if ('options' in field) {
    return optionOf(
      field,
      isCountry ? namesOfCountry(values, language) : [valueNamed(name, values)],
    )
  }
  return name === 'country-name'
    ? namesOfCountry(values, language).at(-1)
    : valueNamed(name, values)
}

function valueNamed(name: string, values: AddressValues): string | undefined {
  return Object.entries(values).find(([known]) => known === name)?.[1]
}

/** Returns the codes and names of a country: in English, in the user's language, and as the service writes it. */
function namesOfCountry(values: AddressValues, language: string): readonly string[] {
  const { country, 'country-name': name } = values
  const inLanguage = (tag: string): string | undefined => country && countryNames(tag)(country)
  const all = [country, country && toAlpha3(country), inLanguage('en'), inLanguage(language), name]
  return all.filter((each) => each !== undefined)
}

/** Returns the value of the option whose value or text is one of these, ignoring case and accents. */
function optionOf(
  { options }: HTMLSelectElement,
  wanted: readonly (string | undefined)[],
): string | undefined {
  const folded = wanted.flatMap((each) => (each ? [fold(each)] : []))
  const found = [...options].find(
    (option) =>
      !option.disabled && [option.value, option.text].some((text) => folded.includes(fold(text))),
  )
  return found?.value
}

/** Reads the values of the fields; a field that the form does not have is absent. */
export function typedValues(line: HTMLInputElement): AddressValues {
  const values: Record<string, string | undefined> = {}
  for (const { name, field } of fieldsAround(line)) {
    if (name === 'country' || name === 'country-name') {
      values.country ??= toAlpha2(field.value)
      if (name === 'country-name') values[name] = textOf(field)
      else values['country-name'] ??= textOf(field)
    } else values[name] = field.value.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  }
  const { 'street-address': street, ...others } = values
  return { 'address-line1': street, ...others }
}

/** Returns the address of these values, without the second line. */
export function addressOf(values: AddressValues): Address {
  return {
    street: values['address-line1'],
    area: values['address-level3'],
    city: values['address-level2'],
    state: values['address-level1'],
    postal: values['postal-code'],
    country: values['country-name'],
    countryCode: values.country && toAlpha3(values.country),
  }
}

/** Reads the address from the fields, without the text after the house number. */
export function typedAddress(line: HTMLInputElement): Address {
  return addressOf(typedValues(line))
}

function textOf(field: FormField): string {
  if (!('options' in field)) return field.value
  const option = field.options[field.selectedIndex]
  return option?.value ? option.text : ''
}
