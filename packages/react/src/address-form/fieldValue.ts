import { fold, toAlpha3 } from '@signpost/client/domain'
import type { AddressValues } from './addressValues.ts'
import type { FieldEntry } from './fieldsAround.ts'

/** The value of a field for an address: that of the matching option, where there are options. `undefined` where the address has none. */
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
    return optionOf(field, isCountry ? countryNames(values, language) : [valueNamed(name, values)])
  }
  return name === 'country-name' ? countryNames(values, language).at(-1) : valueNamed(name, values)
}

function valueNamed(name: string, values: AddressValues): string | undefined {
  return Object.entries(values).find(([known]) => known === name)?.[1]
}

/** The codes of a country and its names: in English, in the user's language, and as the service writes it. */
function countryNames(values: AddressValues, language: string): readonly string[] {
  const { country, 'country-name': name } = values
  const inLanguage = (tag: string): string | undefined =>
    country && new Intl.DisplayNames([tag], { type: 'region' }).of(country)
  const all = [country, country && toAlpha3(country), inLanguage('en'), inLanguage(language), name]
  return all.filter((each) => each !== undefined)
}

/** The value of the option that has one of these as its value or its text, ignoring case and accents. */
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
