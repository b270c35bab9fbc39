'use client'

import {
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useChunk } from '../../hooks/useChunk.ts'
import { usePlaceSearch } from '../../hooks/usePlaceSearch.ts'
import { Drawing } from '../../icons/Drawing.tsx'
import { fieldPaths } from '../../icons/fieldPaths.ts'
import type { PlaceSearchHandle, PlaceSearchProps } from './PlaceSearchProps.ts'
import { PlainNotice } from './PlainNotice.tsx'
import { PlainRow } from './PlainRow.tsx'
import { popupChunk } from './popupChunk.ts'

/** A search box for places: suggestions as one types, by keyboard, pointer, touch and screen reader. */
export const PlaceSearch: ForwardRefExoticComponent<
  PlaceSearchProps & RefAttributes<PlaceSearchHandle>
> = forwardRef(function PlaceSearch(props: PlaceSearchProps, ref: ForwardedRef<PlaceSearchHandle>) {
  const { slots = {}, classNames = {}, minLength = 1 } = props
  const box = usePlaceSearch(props)
  const { items, query, messages, actions } = box
  const [hasFocus, setFocus] = useState(false)
  // Until they are there, rows and notices are plain texts.
  const parts = useChunk(popupChunk, hasFocus || box.isOpen)
  const Editor = parts?.SavedPlacesEditor
  const Row = slots.row ?? parts?.SuggestionRow ?? PlainRow
  const Notice = slots.notice ?? parts?.PlaceSearchNotice ?? PlainNotice
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus(),
    clear: actions.clear,
    setQuery: actions.setQuery,
  }))

  return (
    <div
      {...box.getRootProps({
        className: classNames.root,
        onFocus: () => setFocus(true),
        onBlur: () => setFocus(false),
      })}
      data-signpost="place-search"
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: `htmlFor` is among the props. */}
      <label
        {...box.getLabelProps({ className: classNames.label })}
        data-part="label"
        data-hidden={props.hideLabel ? '' : undefined}
      >
        {props.label ?? messages.label}
      </label>
      {box.isSheet && (
        <button {...box.getCloseButtonProps()} data-part="close">
          <Drawing path={fieldPaths.back} isMirrored />
        </button>
      )}
      <div {...box.getFieldProps({ className: classNames.field })} data-part="field">
        {slots.icon === undefined ? <Drawing part="icon" path={fieldPaths.search} /> : slots.icon}
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
          dir="auto"
          data-part="input"
        />
        {query !== '' && !props.disabled && !props.readOnly && (
          <button {...box.getClearButtonProps({ className: classNames.clear })} data-part="clear">
            {slots.clearIcon ?? <Drawing path={fieldPaths.clear} />}
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
        {box.isEditing &&
          (Editor ? <Editor state={box} /> : <p data-part="notice">{messages.failed}</p>)}
        <Notice state={box} minLength={minLength} messages={messages} />
      </div>
      <div {...box.getStatusProps()} data-part="live">
        {box.announcement}
      </div>
    </div>
  )
})
