'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { type ClassNames, rootClass } from '../domain/rootClass.ts'
import { useMessages } from '../provider/useMessages.ts'
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'
import { en } from './AddressFormMessages.ts'

export interface AddressFormProps
  extends Omit<AddressFieldsProps, 'classNames'>,
    Omit<ComponentPropsWithoutRef<'form'>, keyof AddressFieldsProps> {
  /** Adds classes to parts of the form. */
  readonly classNames?: AddressFormClassNames | undefined
}

/** Class names by part. */
export type AddressFormClassNames = ClassNames<
  'root' | 'fields' | 'field' | 'label' | 'input' | 'save'
>

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
  function AddressForm({ className, classNames = {}, children, ...props }: AddressFormProps, ref) {
    const messages = useMessages('addressForm', en, props.messages)
    return (
      <form
        {...withoutFields(props)}
        ref={ref}
        className={rootClass({ className, classNames })}
        data-signpost="address-form"
      >
        <AddressFields {...props} classNames={{ ...classNames, root: classNames.fields }} />
        {children ?? (
          <button type="submit" className={classNames.save} data-part="save">
            {messages.save}
          </button>
        )}
      </form>
    )
  },
)

/** The props of the form itself. */
function withoutFields({
  country,
  countries,
  defaultValues,
  section,
  names,
  required,
  messages,
  near,
  minAccuracy,
  point,
  onPlaceChange,
  onError,
  ...form
}: Omit<AddressFormProps, 'className' | 'classNames'>): ComponentPropsWithoutRef<'form'> {
  return form
}
