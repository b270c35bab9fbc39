'use client'

import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { countryNames } from '../domain/countryNames.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { AddressFieldFrame } from './AddressFieldFrame.tsx'
import type { AddressFieldsClassNames } from './AddressFields.tsx'
import type { AddressFormMessages } from './AddressFormMessages.ts'
import { countryCodes } from './countryLayout.ts'
import { useFieldError } from './useFieldError.ts'

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
  const select = useRef<HTMLSelectElement>(null)
  const field = useFieldError(select, { id, missing: messages.chooseFromList })
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
    <AddressFieldFrame
      {...{ id, messages, classNames }}
      label={messages.country}
      isRequired
      isShared={false}
      error={field.error}
    >
      <select
        ref={select}
        {...field.props}
        id={id}
        name={name}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        required={isRequired}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          field.judge()
        }}
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
    </AddressFieldFrame>
  )
}
