'use client'

import { type ReactNode, useId, useRef } from 'react'
import { AddressFieldFrame } from './AddressFieldFrame.tsx'
import type { AddressFieldsClassNames } from './AddressFields.tsx'
import type { AddressFormMessages } from './AddressFormMessages.ts'
import type { PostalName } from './countryLayout.ts'
import type { PostalFormat } from './PostalFormat.ts'
import { useFieldError } from './useFieldError.ts'
import { writeField } from './writeField.ts'

export interface AddressTextFieldProps {
  readonly label: string
  readonly name: string
  /** The `autocomplete` token of the input. */
  readonly autoComplete: string
  readonly defaultValue: string | undefined
  readonly isRequired: boolean
  /** True when other fields share the row. */
  readonly isShared: boolean
  /** The format of a postal code, and the country's name for it; only for the postal field. */
  readonly postal?: PostalFormat | undefined
  readonly postalName?: PostalName | undefined
  readonly messages: AddressFormMessages
  readonly classNames: AddressFieldsClassNames
}

/** A text field below the first line. */
export function AddressTextField(props: AddressTextFieldProps): ReactNode {
  const { label, name, autoComplete, defaultValue, isRequired, isShared, messages } = props
  const { postal, postalName = 'postalCode', classNames } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const wrong = postal && messages.codeLike(postal.example, postal.digits, postalName)
  const field = useFieldError(input, {
    id,
    missing: isRequired ? (wrong ?? messages.missing) : '',
    problemOf: (value) =>
      value.trim() === '' || !postal || postal.read(value) !== undefined ? '' : (wrong ?? ''),
  })

  return (
    <AddressFieldFrame
      {...{ id, label, isRequired, isShared, messages, classNames }}
      error={field.error}
    >
      <input
        ref={input}
        id={id}
        name={name}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        required={isRequired}
        title={wrong}
        inputMode={postal?.digits === undefined ? undefined : 'numeric'}
        onChange={field.judge}
        {...field.props}
        onBlur={() => {
          const { current } = input
          const written = current && postal?.read(current.value)
          if (written) writeField(current, written)
          field.props.onBlur()
        }}
        dir="auto"
        className={classNames.input}
        data-part="input"
      />
    </AddressFieldFrame>
  )
}
