'use client'

import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useFormEvent } from '../internals/useFormEvent.ts'
import { useIsland } from '../internals/useIsland.ts'
import { lazyModule } from '../internals/useLazyModule.ts'
import { useStableCallback } from '../internals/useStableCallback.ts'
import { AddressFieldFrame } from './AddressFieldFrame.tsx'
import type { AddressTextFieldProps } from './AddressTextField.tsx'
import type { ListOption, OptionList } from './ListOption.ts'
import { isTyped } from './lineInputProps.ts'
import { useFieldError } from './useFieldError.ts'
import { writeField } from './writeField.ts'

/** The list below a field with a list. */
const addressOptions = lazyModule(() => import('./AddressOptionList.tsx'))

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

type InputProps = ComponentPropsWithoutRef<'input'>

/** The handlers of the input that its list provides, once its code is loaded. */
export interface InputHandlers extends Pick<InputProps, 'onKeyDown' | 'onBlur' | 'onClick'> {
  readonly onInput: InputProps['onChange']
}

/** The state of the list that the input has attributes for. */
export interface ListAttributes {
  readonly isOpen: boolean
  /** The id of the highlighted option. */
  readonly active: string | undefined
}

/**
 * A field with a list that users search by typing. Browsers can autofill it with a name or a code; a text that is not in the list stays
 * unchanged.
 */
export function AddressListField(props: AddressListFieldProps): ReactNode {
  const { label, name, autoComplete, defaultValue, isRequired, isShared, messages } = props
  const { classNames, hasList, list, isStrict = false, codeName, onOption } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const handlers = useRef<InputHandlers>(undefined)
  const connect = useStableCallback((given?: InputHandlers) => {
    handlers.current = given
  })
  const [island, mountList] = useIsland(addressOptions)
  const [{ isOpen, active }, setAttributes] = useState<ListAttributes>(closed)
  const [query, setQuery] = useState('')
  const [code, setCode] = useState('')
  const shown = list?.filter(query) ?? []

  const missing = isStrict && hasList ? messages.chooseFromList : messages.missing
  const field = useFieldError(input, {
    id,
    missing: isRequired ? missing : '',
    problemOf: (value) =>
      isStrict && list && value.trim() !== '' && !list.find(value) ? messages.chooseFromList : '',
  })
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

  return (
    <AddressFieldFrame
      {...{ id, label, isRequired, isShared, messages, classNames }}
      labelProps={{ id: `${id}-label`, htmlFor: id }}
      error={field.error}
    >
      <div data-part="combobox" data-list={list ? '' : undefined}>
        <input
          {...(hasList && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-controls': `${id}-list`,
            'aria-labelledby': `${id}-label`,
            'aria-expanded': isOpen,
            'aria-activedescendant': active,
          })}
          {...field.props}
          id={id}
          ref={input}
          name={name}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          required={isRequired}
          onChange={(event) => {
            if (hasList && isTyped(event)) {
              setQuery(event.currentTarget.value)
              handlers.current?.onInput?.(event)
              note(list?.find(event.currentTarget.value))
              field.judge()
            } else settle()
          }}
          onFocus={mountList}
          onPointerEnter={mountList}
          onClick={(event) => {
            if (hasList) handlers.current?.onClick?.(event)
          }}
          onKeyDown={(event) => {
            if (hasList && (isOpen || event.key !== 'Escape')) handlers.current?.onKeyDown?.(event)
          }}
          onBlur={(event) => {
            handlers.current?.onBlur?.(event)
            settle()
            field.props.onBlur()
          }}
          dir="auto"
          className={classNames.input}
          data-part="input"
        />
        {hasList && island && (
          <island.AddressOptionList
            {...{ id, input, connect, query }}
            options={shown}
            onChoose={(option) => input.current && writeField(input.current, option.name)}
            onClose={() => setQuery('')}
            onChange={setAttributes}
          />
        )}
      </div>
      {codeName !== undefined && <input type="hidden" name={codeName} value={code} readOnly />}
    </AddressFieldFrame>
  )
}

const closed: ListAttributes = { isOpen: false, active: undefined }
