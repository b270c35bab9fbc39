'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import { rootProps } from '../domain/rootProps.ts'
import { useMessages } from '../provider/useMessages.ts'
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'
import { en } from './AddressFormMessages.ts'
import { useInside } from './useInside.ts'

export interface AddressFormProps
  extends Omit<AddressFieldsProps, 'classNames'>,
    Omit<ComponentPropsWithoutRef<'form'>, keyof AddressFieldsProps> {
  /** Adds class names to parts of the form. */
  readonly classNames?: AddressFormClassNames | undefined
}

/** Class names by part. */
export type AddressFormClassNames = ClassNames<
  'root' | 'fields' | 'entry' | 'label' | 'input' | 'save'
>

/**
 * A form for an address, with its fields and, below them, its children or a submit button. It accepts the props of a `<form>`.
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
    const { country, countries, defaultValues, section, names, required, ...others } = props
    const { near, minAccuracy, validate, point, onPlaceChange, onEvent, onError, ...zoned } = others
    const { inside, withinMinutes, onInsideChange, ...rest } = zoned
    const [isInside, zone] = useInside({ inside, withinMinutes, onInsideChange })
    const { messages: own, classNames = {}, className, children, ...form } = rest
    const fields = { country, countries, defaultValues, section, names, required }
    const autofill = { near, minAccuracy, validate, point, onPlaceChange, onEvent, onError }
    const messages = useMessages('addressForm', en, own)
    return (
      <form {...form} {...rootProps('address-form', props)} data-inside={isInside} ref={ref}>
        <AddressFields
          {...fields}
          {...autofill}
          messages={own}
          {...zone}
          classNames={{ ...classNames, root: classNames.fields }}
        />
        {children ?? (
          <button type="submit" className={classNames.save} data-part="save">
            {messages.save}
          </button>
        )}
      </form>
    )
  },
)
