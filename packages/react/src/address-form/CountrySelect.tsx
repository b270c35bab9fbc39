'use client'

import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { countryNames } from '../domain/countryNames.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressFieldsClassNames } from './AddressFields.tsx'
import type { AddressFormMessages } from './AddressFormMessages.ts'
import { countryCodes } from './countryLayout.ts'

export interface CountrySelectProps {
  readonly name: string
  readonly autoComplete: string
  /** The initial country, in two letters. */
  readonly defaultValue: string | undefined
  /** The countries to choose from, in two letters. Default: all. */
  readonly countries: readonly string[] | undefined
  readonly isRequired: boolean
  readonly onChange: (country: string) => void
  readonly messages: AddressFormMessages
  readonly classNames: AddressFieldsClassNames
}

/** A select for the country of an address, with names in the user's language. */
export function CountrySelect(props: CountrySelectProps): ReactNode {
  const { name, autoComplete, defaultValue = '', countries, isRequired, onChange, messages } = props
  const { classNames } = props
  const { language } = useSignpost()
  const id = useId()
  // A server may format some names differently from the browser, so only the selected option is rendered before hydration ends.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const options = useMemo(() => {
    const shown = isAlive ? (countries ?? countryCodes()) : []
    const codes = new Set([...(defaultValue ? [defaultValue] : []), ...shown])
    const nameOf = countryNames(language)
    const { compare } = new Intl.Collator(language)
    return [...codes]
      .map((code) => ({ code, name: nameOf(code) ?? code }))
      .sort((a, b) => compare(a.name, b.name))
  }, [isAlive, countries, defaultValue, language])
  return (
    <div className={classNames.entry} data-part="entry">
      <label htmlFor={id} className={classNames.label} data-part="label">
        {messages.country}
      </label>
      <select
        id={id}
        name={name}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        required={isRequired}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={classNames.input}
        data-part="select"
      >
        {defaultValue === '' && <option value="">{messages.chooseCountry}</option>}
        {options.map(({ code, name: country }) => (
          <option key={code} value={code} suppressHydrationWarning>
            {country}
          </option>
        ))}
      </select>
    </div>
  )
}
