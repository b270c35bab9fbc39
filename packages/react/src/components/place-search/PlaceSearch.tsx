'use client'

import {
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
  useImperativeHandle,
  useRef,
} from 'react'
import { usePlaceSearch } from '../../hooks/usePlaceSearch.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlaceSearchNotice } from './PlaceSearchNotice.tsx'
import type { PlaceSearchHandle, PlaceSearchProps } from './PlaceSearchProps.ts'
import { SuggestionRow } from './SuggestionRow.tsx'

/** A search box for places: suggestions as one types, by keyboard, pointer, touch and screen reader. */
export const PlaceSearch: ForwardRefExoticComponent<
  PlaceSearchProps & RefAttributes<PlaceSearchHandle>
> = forwardRef(function PlaceSearch(props: PlaceSearchProps, ref: ForwardedRef<PlaceSearchHandle>) {
  const { slots = {}, classNames = {}, minLength = 1 } = props
  const { row: Row = SuggestionRow, notice: Notice = PlaceSearchNotice } = slots
  const box = usePlaceSearch(props)
  const { items, query, messages, actions } = box
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus(),
    clear: actions.clear,
    setQuery: actions.setQuery,
  }))

  return (
    <div {...box.getRootProps({ className: classNames.root })} data-signpost="place-search">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: `htmlFor` is among the props. */}
      <label
        {...box.getLabelProps({ className: classNames.label })}
        data-part="label"
        data-hidden={props.hideLabel ? '' : undefined}
      >
        {props.label ?? messages.label}
      </label>
      <div {...box.getFieldProps({ className: classNames.field })} data-part="field">
        {slots.icon === undefined ? <Icon part="icon" name="search" /> : slots.icon}
        <input
          {...box.getInputProps({
            ref: input,
            className: classNames.input,
            name: props.name,
            required: props.required,
            placeholder: props.placeholder ?? messages.placeholder,
          })}
          // biome-ignore lint/a11y/noAutofocus: the app says so.
          autoFocus={props.autoFocus}
          data-part="input"
        />
        {query !== '' && !props.disabled && !props.readOnly && (
          <button {...box.getClearButtonProps({ className: classNames.clear })} data-part="clear">
            {slots.clearIcon ?? <Icon name="clear" />}
          </button>
        )}
      </div>
      <div {...box.getPopupProps({ className: classNames.popup })} data-part="popup">
        <ul {...box.getListProps({ className: classNames.list })} data-part="list">
          {items.map((item) => (
            <li
              {...box.getOptionProps({ item, className: classNames.option })}
              key={item.key}
              data-part="option"
            >
              <Row item={item} query={query} messages={messages} />
            </li>
          ))}
        </ul>
        <Notice state={box} minLength={minLength} messages={messages} />
      </div>
      <div {...box.getStatusProps()} data-part="live">
        {box.announcement}
      </div>
    </div>
  )
})
