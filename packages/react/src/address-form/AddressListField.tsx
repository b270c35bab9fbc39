'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useCombobox } from '../internals/combobox.ts'
import { useFormEvent } from '../internals/useFormEvent.ts'
import { useMergedRefs } from '../internals/useMergedRefs.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { AddressFieldFrame } from './AddressFieldFrame.tsx'
import type { AddressTextFieldProps } from './AddressTextField.tsx'
import type { ListOption, OptionList } from './ListOption.ts'
import { isTyped } from './lineInputProps.ts'
import { useFieldError } from './useFieldError.ts'
import { writeField } from './writeField.ts'

export interface AddressListFieldProps
  extends Omit<AddressTextFieldProps, 'postal' | 'postalName'> {
  /** True when the country has a list for the field. */
  readonly hasList: boolean
  /** The list; undefined until it is loaded. */
  readonly list: OptionList | undefined
  /** Rejects values that are not in the list. */
  readonly isStrict?: boolean
  /** The name under which a form sends the code of the chosen option. */
  readonly codeName?: string | undefined
  readonly onOption?: (option: ListOption | undefined) => void
}

/**
 * A field with a list that users search by typing. Browsers can autofill it with a name or a code; a text that is not in the list stays
 * unchanged.
 */
export function AddressListField(props: AddressListFieldProps): ReactNode {
  const { label, name, autoComplete, defaultValue, isRequired, isShared, messages } = props
  const { classNames, hasList, list, isStrict = false, codeName, onOption } = props
  const { environment } = useSignpost()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const mergeRefs = useMergedRefs<HTMLInputElement>()
  const [query, setQuery] = useState('')
  const [code, setCode] = useState('')
  const shown = list?.filter(query) ?? []

  const field = useFieldError(input, id, (value) =>
    isStrict && list && value.trim() !== '' && !list.find(value) ? messages.chooseFromList : '',
  )
  const note = (option: ListOption | undefined): void => {
    setCode(option?.code ?? '')
    onOption?.(option)
  }
  /** Selects the option that matches the text of the input, and replaces a code with the option's name. */
  const settle = useStableCallback(() => {
    const { current } = input
    const option = list?.find(current?.value ?? '')
    note(option)
    if (current && option) writeField(current, option.name)
    field.judge()
  })
  useEffect(() => {
    // A newly loaded list validates the current text.
    if (list || !hasList) settle()
  }, [list, hasList, settle])
  useFormEvent(input, 'reset', () => void Promise.resolve().then(settle))

  const combobox = useCombobox<ListOption>({
    items: [...shown],
    itemToString: (option) => option?.name ?? '',
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    inputValue: query,
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem || !input.current) return
      writeField(input.current, selectedItem.name)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setQuery('')
    },
    ...(environment && { environment }),
    scrollIntoView: (node) => node?.scrollIntoView({ block: 'nearest' }),
  })
  const { ref, value: _query, onChange, onKeyDown, onBlur, ...ours } = combobox.getInputProps()
  const menu = combobox.getMenuProps({}, { suppressRefError: true })
  const isOpen = combobox.isOpen && shown.length > 0

  return (
    <AddressFieldFrame
      {...{ id, label, isRequired, isShared, messages, classNames }}
      labelProps={combobox.getLabelProps()}
      error={field.error}
    >
      <div data-part="combobox" data-list={list ? '' : undefined}>
        <input
          {...(hasList ? { ...ours, 'aria-expanded': isOpen } : { id })}
          {...field.props}
          ref={mergeRefs(ref, input)}
          name={name}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          required={isRequired}
          onChange={(event) => {
            if (hasList && isTyped(event)) {
              setQuery(event.currentTarget.value)
              onChange?.(event)
              note(list?.find(event.currentTarget.value))
              field.judge()
            } else settle()
          }}
          onKeyDown={(event) => {
            if (hasList && (isOpen || event.key !== 'Escape')) onKeyDown?.(event)
          }}
          onBlur={(event) => {
            onBlur?.(event)
            settle()
            field.props.onBlur()
          }}
          dir="auto"
          className={classNames.input}
          data-part="input"
        />
        {isOpen && (
          <ul {...menu} data-part="list">
            {shown.map((item, index) => (
              <li
                key={item.index}
                {...combobox.getItemProps({ item, index })}
                data-part="row"
                data-highlighted={index === combobox.highlightedIndex ? '' : undefined}
              >
                <bdi>{item.name}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
      {codeName !== undefined && <input type="hidden" name={codeName} value={code} readOnly />}
    </AddressFieldFrame>
  )
}
