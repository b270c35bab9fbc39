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
import { usePlaceSearch } from '../../hooks/usePlaceSearch.ts'
import { Drawing } from '../../icons/Drawing.tsx'
import { fieldPaths } from '../../icons/fieldPaths.ts'
import { PlaceSearchPopup } from './PlaceSearchPopup.tsx'
import type { PlaceSearchHandle, PlaceSearchProps } from './PlaceSearchProps.ts'

/** A search box for places: suggestions as one types, by keyboard, pointer, touch and screen reader. */
export const PlaceSearch: ForwardRefExoticComponent<
  PlaceSearchProps & RefAttributes<PlaceSearchHandle>
> = forwardRef(function PlaceSearch(props: PlaceSearchProps, ref: ForwardedRef<PlaceSearchHandle>) {
  const { slots = {}, classNames = {} } = props
  const box = usePlaceSearch(props)
  const { query, messages } = box
  const [hasFocus, setFocus] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { clear, setQuery } = box.actions
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus(), clear, setQuery }), [
    clear,
    setQuery,
  ])

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
      <PlaceSearchPopup
        box={box}
        isNear={hasFocus}
        minLength={props.minLength}
        slots={slots}
        classNames={classNames}
      />
    </div>
  )
})
