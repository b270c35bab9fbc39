'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { useMessages } from '../provider/useMessages.ts'
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'
import { en } from './AddressFormMessages.ts'

export interface AddressFormProps
  extends AddressFieldsProps,
    Omit<ComponentPropsWithoutRef<'form'>, keyof AddressFieldsProps> {}

/**
 * A form for an address: its fields, and below them its children, or a submit button. Takes the props of a form.
 *
 * @example
 * ```tsx
 * <AddressForm country="US" onSubmit={(event) => show(new FormData(event.currentTarget))}>
 *   <button type="submit">Save</button>
 * </AddressForm>
 * ```
 */
export const AddressForm: ComponentWithRef<AddressFormProps, HTMLFormElement> = forwardRef(
  function AddressForm(props: AddressFormProps, ref) {
    const {
      country,
      countries,
      defaultValues,
      section,
      names,
      required,
      messages: ownMessages,
      ...others
    } = props
    const { near, minAccuracy, onPlaceChange, onError, children, ...form } = others
    const messages = useMessages('addressForm', en, ownMessages)
    const address = {
      country,
      countries,
      defaultValues,
      section,
      names,
      required,
      messages: ownMessages,
    }
    const autofill = { near, minAccuracy, onPlaceChange, onError }
    return (
      <form {...form} ref={ref} data-signpost="address-form">
        <AddressFields {...address} {...autofill} />
        {children ?? (
          <button type="submit" data-part="save">
            {messages.save}
          </button>
        )}
      </form>
    )
  },
)
