'use client'

import { useCombobox } from 'downshift'
import { type ReactNode, type RefObject, useEffect, useImperativeHandle } from 'react'
import { useIsomorphicLayoutEffect } from '../internals/useIsomorphicLayoutEffect.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { InputHandlers, ListAttributes } from './AddressListField.tsx'
import type { ListOption } from './ListOption.ts'

interface AddressOptionListProps {
  readonly id: string
  readonly input: RefObject<HTMLInputElement | null>
  /** Called with the handlers of the input, and with nothing once the list is unmounted. */
  readonly connect: (handlers?: InputHandlers) => void
  readonly query: string
  readonly options: readonly ListOption[]
  readonly onChoose: (option: ListOption) => void
  readonly onClose: () => void
  /** Called with the attributes of the input when the list changes. */
  readonly onChange: (attributes: ListAttributes) => void
}

/** The options of a field with a list, with the keys of a combobox. */
export function AddressOptionList(props: AddressOptionListProps): ReactNode {
  const { id, input, connect, query, options, onChoose, onClose, onChange } = props
  const { environment } = useSignpost()
  const combobox = useCombobox<ListOption>({
    items: options as ListOption[],
    itemToString: (option) => option?.name ?? '',
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    inputValue: query,
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) onClose()
    },
    ...(environment && { environment }),
    scrollIntoView: (node) => node?.scrollIntoView?.({ block: 'nearest' }),
  })
  const { highlightedIndex } = combobox
  const isOpen = combobox.isOpen && options.length > 0
  // The field renders the input: downshift only needs to know it.
  const { ref, onChange: onInput, onKeyDown, onBlur, onClick } = combobox.getInputProps()
  const menu = combobox.getMenuProps({}, { suppressRefError: true })
  useImperativeHandle(ref, () => input.current, [input])
  useIsomorphicLayoutEffect(() => connect({ onInput, onKeyDown, onBlur, onClick }))
  useIsomorphicLayoutEffect(() => () => connect(), [connect])
  useEffect(() => {
    const active = isOpen && highlightedIndex >= 0 ? `${id}-option-${highlightedIndex}` : undefined
    onChange({ isOpen, active })
  }, [id, isOpen, highlightedIndex, onChange])

  if (!isOpen) return null
  return (
    <ul {...menu} data-part="list">
      {options.map((item, index) => (
        <li
          key={item.index}
          {...combobox.getItemProps({ item, index })}
          data-part="row"
          data-highlighted={index === highlightedIndex ? '' : undefined}
        >
          <bdi>{item.name}</bdi>
        </li>
      ))}
    </ul>
  )
}
