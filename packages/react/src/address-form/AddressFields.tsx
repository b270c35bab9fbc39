'use client'

import { toAlpha2 } from '@signpost/client/domain'
import { forwardRef, useEffect, useRef, useState } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import { rootProps } from '../domain/rootProps.ts'
import { useMergedRefs } from '../internals/useMergedRefs.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressAutofillOptions } from './AddressAutofill.ts'
import { type AddressFormMessages, en } from './AddressFormMessages.ts'
import { AddressLine } from './AddressLine.tsx'
import { AddressTextField } from './AddressTextField.tsx'
import { type AddressField, type AddressLayout, addressLayout } from './addressLayout.ts'
import { CountrySelect } from './CountrySelect.tsx'

/** The label of a field for a country, in the user's language. */
function fieldLabel(
  field: AddressField,
  { postal, town, region }: AddressLayout,
  messages: AddressFormMessages,
): string {
  switch (field) {
    case 'address-line1':
      return messages.address
    case 'address-line2':
      return messages.unit
    case 'address-level3':
      return messages.neighborhood
    case 'address-level2':
      return messages[town]
    case 'address-level1':
      return messages[region]
    case 'postal-code':
      return messages[postal]
  }
}

/** The fields of a form, by their `autocomplete` names. */
export type AddressFormField = AddressField | 'country'

export interface AddressFieldsProps extends AddressAutofillOptions, RootProps {
  /** The initial country, ISO 3166-1 in two or three letters. Default: the provider's; without one, the user chooses it. */
  readonly country?: string | undefined
  /** The countries to choose from. Default: all. With one there is no field for the country. */
  readonly countries?: readonly string[] | undefined
  /** The initial values of the fields. */
  readonly defaultValues?: { readonly [Field in AddressFormField]?: string | undefined } | undefined
  /** Which of several addresses this is, as a token of `autocomplete`: `shipping`, `billing`, `section-home`. Default: none. */
  readonly section?: string | undefined
  /** The names under which a form sends the fields. Default: those of `AddressFormField`, after `section` and a dash. */
  readonly names?: { readonly [Field in AddressFormField]?: string | undefined } | undefined
  /** Requires the parts that addresses of the country need. Default: true. */
  readonly required?: boolean | undefined
  /** Adds classes to parts of the fields. */
  readonly classNames?: AddressFieldsClassNames | undefined
}

/** Class names by part. */
export type AddressFieldsClassNames = ClassNames<'root' | 'field' | 'label' | 'input'>

/**
 * The fields of an address, in the order and with the labels of its country, for use in a form.
 *
 * @example
 * ```tsx
 * <form>
 *   <AddressFields section="shipping" country="UY" defaultValues={{ 'address-level2': 'Montevideo' }} />
 * </form>
 * ```
 */
export const AddressFields: ComponentWithRef<AddressFieldsProps, HTMLDivElement> = forwardRef(
  function AddressFields(props: AddressFieldsProps, ref) {
    const {
      section = '',
      names = {},
      defaultValues = {},
      required = true,
      classNames = {},
      messages: ownMessages,
    } = props
    const { near, minAccuracy, point, onPlaceChange, onError } = props
    const { language, country: provided } = useSignpost()
    const messages = useMessages('addressForm', en, ownMessages)
    const countries = props.countries?.flatMap((code) => toAlpha2(code) ?? [])
    const only = countries?.length === 1 ? countries[0] : undefined
    // The initial value: a select keeps it, though the provider may name another country later.
    const [initial] = useState(
      () => only ?? toAlpha2(defaultValues.country ?? props.country ?? provided ?? ''),
    )
    const [country, setCountry] = useState(initial)
    const root = useRef<HTMLDivElement>(null)
    const mergeRefs = useMergedRefs<HTMLDivElement>()
    useEffect(() => {
      const form = root.current?.closest('form')
      const reset = (): void => setCountry(initial)
      form?.addEventListener('reset', reset)
      return () => form?.removeEventListener('reset', reset)
    }, [initial])

    const layout = addressLayout(country, language)
    const propsOf = (field: AddressFormField) => ({
      name: names[field] ?? [section.replaceAll(' ', '-'), field].filter(Boolean).join('-'),
      autoComplete: [section, field].filter(Boolean).join(' '),
      defaultValue: defaultValues[field],
    })
    const autofill = { near, minAccuracy, point, onPlaceChange, onError, messages: ownMessages }
    return (
      <div ref={mergeRefs(root, ref)} {...rootProps('address-fields', props)}>
        {only ? (
          <input type="hidden" readOnly {...propsOf('country')} defaultValue={only} />
        ) : (
          <CountrySelect
            {...propsOf('country')}
            defaultValue={initial}
            countries={countries}
            isRequired={required}
            onChange={setCountry}
            messages={messages}
            classNames={classNames}
          />
        )}
        {layout.rows.flatMap((row) =>
          row.map((field) =>
            field === 'address-line1' ? (
              <AddressLine
                key={field}
                {...propsOf(field)}
                {...autofill}
                required={required}
                classNames={classNames}
              />
            ) : (
              <AddressTextField
                key={field}
                {...propsOf(field)}
                label={fieldLabel(field, layout, messages)}
                isRequired={required && layout.required.has(field)}
                isShared={row.length > 1}
                code={field === 'postal-code' ? layout.code : undefined}
                messages={messages}
                classNames={classNames}
              />
            ),
          ),
        )}
      </div>
    )
  },
)
