'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useFormEvent } from '../internals/useFormEvent.ts'
import type { AddressFieldsClassNames } from './AddressFields.tsx'
import type { AddressFormMessages } from './AddressFormMessages.ts'
import type { AddressLayout } from './addressLayout.ts'

export interface AddressTextFieldProps {
  readonly label: string
  readonly name: string
  /** The `autocomplete` token of the input. */
  readonly autoComplete: string
  readonly defaultValue: string | undefined
  readonly isRequired: boolean
  /** True when other fields share its row. */
  readonly isShared: boolean
  /** The format of its value. */
  readonly code?: AddressLayout['code']
  readonly messages: AddressFormMessages
  readonly classNames: AddressFieldsClassNames
}

/** One of the fields below the first line. */
export function AddressTextField(props: AddressTextFieldProps): ReactNode {
  const { label, name, autoComplete, defaultValue, isRequired, isShared, code, messages } = props
  const { classNames } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const wrong = code && messages.codeLike(code.example)

  /** Sets our validation messages: the browser's own are not in the language of the form. */
  const judge = (): void => {
    const { current } = input
    current?.setCustomValidity(current.validity.patternMismatch ? (wrong ?? '') : '')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form, or other words for it, is another judgement.
  useEffect(judge, [code?.pattern, wrong])
  useFormEvent(input, 'reset', () => input.current?.setCustomValidity(''))

  return (
    <div
      className={classNames.field}
      data-part="address-field"
      data-shared={isShared ? '' : undefined}
    >
      <label htmlFor={id} className={classNames.label} data-part="field-label">
        <span>{label}</span>
        {!isRequired && <span data-part="optional">{` (${messages.optional})`}</span>}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        required={isRequired}
        pattern={code?.pattern}
        title={wrong}
        onChange={judge}
        dir="auto"
        className={classNames.input}
        data-part="text-input"
      />
    </div>
  )
}
