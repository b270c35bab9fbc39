'use client'

import {
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
  useImperativeHandle,
  useRef,
} from 'react'
import { fieldPaths } from '../icons/fieldPaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { PlaceSearchPopup } from './PlaceSearchPopup.tsx'
import type { PlaceSearchHandle, PlaceSearchProps } from './PlaceSearchProps.ts'
import { usePlaceSearch } from './usePlaceSearch.ts'

/** A search box for places: suggestions as one types, by keyboard, pointer, touch and screen reader. */
export const PlaceSearch: ForwardRefExoticComponent<
  PlaceSearchProps & RefAttributes<PlaceSearchHandle>
> = forwardRef(function PlaceSearch(props: PlaceSearchProps, ref: ForwardedRef<PlaceSearchHandle>) {
  const { slots = {}, classNames = {} } = props
  const box = usePlaceSearch(props)
  const { query, messages } = box
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
          <SvgIcon path={fieldPaths.back} isMirrored />
        </button>
      )}
      <div {...box.getFieldProps({ className: classNames.field })} data-part="field">
        {slots.icon === undefined ? <SvgIcon part="icon" path={fieldPaths.search} /> : slots.icon}
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
            {slots.clearIcon ?? <SvgIcon path={fieldPaths.clear} />}
          </button>
        )}
      </div>
      <PlaceSearchPopup
        box={box}
        minLength={props.minLength}
        slots={slots}
        classNames={classNames}
      />
    </div>
  )
})
