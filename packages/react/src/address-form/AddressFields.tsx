'use client'

import { type AddressField, toAlpha2 } from '@signpost/client/domain'
import { forwardRef, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ComponentWithRef, RootProps } from '../domain/ComponentWithRef.ts'
import type { ClassNames } from '../domain/joinClasses.ts'
import { rootProps } from '../domain/rootProps.ts'
import { useMergedRefs } from '../internals/useMergedRefs.ts'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressAutofillOptions } from './AddressAutofill.ts'
import { en } from './AddressFormMessages.ts'
import { AddressLine } from './AddressLine.tsx'
import { AddressListField } from './AddressListField.tsx'
import { AddressTextField } from './AddressTextField.tsx'
import { CountrySelect } from './CountrySelect.tsx'
import { countryLayout } from './countryLayout.ts'
import { fieldLabel } from './fieldLabel.ts'
import type { ListOption } from './ListOption.ts'
import { useCountryLists } from './useCountryLists.ts'
import { useInside } from './useInside.ts'

/**
 * The fields of a form, by their `autocomplete` names. `address-level1-code` is the code of the chosen region, if the country has a list of
 * regions.
 */
export type AddressFormField = AddressField | 'country' | 'address-level1-code'

export interface AddressFieldsProps extends AddressAutofillOptions, RootProps {
  /** The initial country, as an ISO 3166-1 code of two or three letters. Default: the provider's country; without one, the user chooses. */
  readonly country?: string | undefined
  /** The countries to choose from. With a single country, the country field is omitted. Default: all countries. */
  readonly countries?: readonly string[] | undefined
  /** The initial values of the fields. */
  readonly defaultValues?: { readonly [Field in AddressFormField]?: string | undefined } | undefined
  /** The `autocomplete` token that distinguishes several addresses, such as `shipping`, `billing` or `section-home`. Default: none. */
  readonly section?: string | undefined
  /** The names under which a form sends the fields. Default: the keys of `AddressFormField`, after `section` and a dash. */
  readonly names?: { readonly [Field in AddressFormField]?: string | undefined } | undefined
  /** Requires the fields that addresses of the country need. Default: true. */
  readonly required?: boolean | undefined
  /** Adds class names to parts of the fields. */
  readonly classNames?: AddressFieldsClassNames | undefined
}

/** Class names by part. */
export type AddressFieldsClassNames = ClassNames<'root' | 'entry' | 'label' | 'input'>

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
    const { near, minAccuracy, validate, point, onPlaceChange, onEvent, onError } = props
    const [isInside, zone] = useInside(props)
    const { language, country: provided } = useSignpost()
    const messages = useMessages('addressForm', en, ownMessages)
    const countries = props.countries?.flatMap((code) => toAlpha2(code) ?? [])
    const only = countries?.length === 1 ? countries[0] : undefined
    // Keep the initial country: the select does not follow later changes of the provider.
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

    const [region, setRegion] = useState<ListOption>()
    const layout = countryLayout(country, language)
    const lists = useCountryLists(country, layout, region)
    const propsOf = (field: AddressFormField) => ({
      name: names[field] ?? [section.replaceAll(' ', '-'), field].filter(Boolean).join('-'),
      autoComplete: [section, field].filter(Boolean).join(' '),
      defaultValue: defaultValues[field],
    })
    const autofill = {
      ...{ near, minAccuracy, validate, point, onPlaceChange, onEvent, onError },
      messages: ownMessages,
    }
    const renderField = (field: AddressField, isShared: boolean): ReactNode => {
      if (field === 'address-line1') {
        const line = { ...propsOf(field), ...autofill, ...zone, required, classNames }
        return <AddressLine key={field} {...line} />
      }
      const isRequired = layout.required.has(field)
      const shared = {
        ...propsOf(field),
        label: fieldLabel(field, layout, messages),
        isRequired: required && isRequired,
        isShared,
        messages,
        classNames,
      }
      if (field === 'address-level1') {
        const { hasRegions } = layout
        return (
          <AddressListField
            key={field}
            {...shared}
            hasList={hasRegions}
            list={lists.regions}
            isStrict={required && isRequired}
            codeName={hasRegions ? propsOf('address-level1-code').name : undefined}
            onOption={setRegion}
          />
        )
      }
      if (field === 'address-level2') {
        return (
          <AddressListField key={field} {...shared} hasList={layout.hasTowns} list={lists.towns} />
        )
      }
      const isCode = field === 'postal-code'
      return (
        <AddressTextField
          key={field}
          {...shared}
          postal={isCode ? lists.postal : undefined}
          postalName={layout.postal}
        />
      )
    }
    return (
      <div
        ref={mergeRefs(root, ref)}
        {...rootProps('address-fields', props)}
        data-inside={isInside}
      >
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
        {layout.rows.flatMap((row) => row.map((field) => renderField(field, row.length > 1)))}
      </div>
    )
  },
)
