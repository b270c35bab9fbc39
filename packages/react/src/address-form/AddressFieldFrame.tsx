'use client'

import type { LabelHTMLAttributes, ReactNode } from 'react'
import type { AddressFieldsClassNames } from './AddressFields.tsx'
import type { AddressFormMessages } from './AddressFormMessages.ts'

export interface AddressFieldFrameProps {
  readonly id: string
  readonly label: string
  readonly labelProps?: LabelHTMLAttributes<HTMLLabelElement>
  readonly isRequired: boolean
  /** True when other fields share the row. */
  readonly isShared: boolean
  readonly error: string
  readonly messages: AddressFormMessages
  readonly classNames: AddressFieldsClassNames
  readonly children: ReactNode
}

/** A field other than the first line, with its label and its error. */
export function AddressFieldFrame(props: AddressFieldFrameProps): ReactNode {
  const { id, label, labelProps, isRequired, isShared, error, messages, classNames } = props
  return (
    <div className={classNames.entry} data-part="entry" data-shared={isShared ? '' : undefined}>
      <label htmlFor={id} {...labelProps} className={classNames.label} data-part="label">
        <span>{label}</span>
        {!isRequired && <span data-part="note">{` (${messages.optional})`}</span>}
      </label>
      {props.children}
      {error !== '' && (
        <p id={`${id}-error`} data-part="error">
          {error}
        </p>
      )}
    </div>
  )
}
