'use client'

import { forwardRef, type ReactNode, useId, useImperativeHandle } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { joinClasses } from '../domain/joinClasses.ts'
import { givenProps } from '../domain/rootProps.ts'
import { fieldPaths } from '../icons/fieldPaths.ts'
import { SvgIcon } from '../icons/SvgIcon.tsx'
import { useIsland } from '../internals/useIsland.ts'
import type { PlaceSearchProps } from './PlaceSearchProps.ts'
import { type PlaceSearchValue, placeSearchFields } from './PlaceSearchValue.ts'
import { searchList } from './searchList.ts'
import { useSearchShell } from './useSearchShell.ts'

/**
 * A search box for places, with suggestions while the user types, for keyboard, pointer, touch and screen readers.
 *
 * @example
 * ```tsx
 * <PlaceSearch label="Where to?" onSelect={(suggestion) => show(suggestion.line1)} />
 * ```
 */
export const PlaceSearch: ComponentWithRef<PlaceSearchProps, HTMLDivElement> = forwardRef(
  function PlaceSearch(props: PlaceSearchProps, ref) {
    const { classNames = {}, name, error, 'aria-describedby': described } = props
    const [list, mountList] = useIsland(searchList)
    const box = useSearchShell(props, !!list, mountList)
    const { state, messages } = box
    const errorId = useId()
    // biome-ignore lint/correctness/useExhaustiveDependencies: each of the actions stays the same.
    useImperativeHandle(
      props.actionsRef,
      () => ({
        ...box.actions,
        focus: box.focus,
        blur: () => box.input.current?.blur(),
      }),
      [],
    )

    return (
      <div
        {...box.getRootProps({
          ...givenProps(props, ofRoot),
          ref,
          className: joinClasses(classNames.root, props.className),
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
          {props.icon === undefined ? <SvgIcon part="icon" path={fieldPaths.search} /> : props.icon}
          <input
            {...box.getInputProps({
              className: classNames.input,
              name,
              required: props.required,
              placeholder: props.placeholder ?? messages.placeholder,
              'aria-invalid': props['aria-invalid'] ?? (!!error || undefined),
              'aria-describedby': error ? `${errorId} ${described ?? ''}` : described,
              autoComplete: props.autoComplete ?? 'off',
              onBlur: props.onBlur,
              ...props.inputProps,
            })}
            // biome-ignore lint/a11y/noAutofocus: the app says so.
            autoFocus={props.autoFocus}
            dir="auto"
            data-part="input"
          />
          {state.text !== '' && !props.disabled && !props.readOnly && (
            // A new key for the sheet's field, so that the button does not animate between the two layouts.
            <button
              {...box.getClearButtonProps({ className: classNames.clear })}
              key={box.isSheet ? 1 : 0}
              data-part="clear"
            >
              {props.clearIcon ?? <SvgIcon path={fieldPaths.clear} />}
            </button>
          )}
        </div>
        {error && (
          <p id={errorId} data-part="error">
            {error}
          </p>
        )}
        {name && (
          <HiddenFields name={name} value={state.choice ?? null} disabled={props.disabled} />
        )}
        {list && (
          <list.PlaceSearchList
            shell={box}
            options={props}
            slots={props.slots}
            footer={props.footer}
            classNames={classNames}
          />
        )}
      </div>
    )
  },
)

/** The attributes of the root: the others are those of the input. */
const ofRoot = /^(style|data-.*|aria-(?!invalid$|describedby$).*)$/

interface HiddenFieldsProps {
  /** The name of the text field. */
  readonly name: string
  readonly value: PlaceSearchValue | null
  readonly disabled: boolean | undefined
}

/** The hidden fields that a form sends for a choice beside its text, as far as their values are known. */
function HiddenFields({ name, value, disabled }: HiddenFieldsProps): ReactNode {
  return Object.entries(placeSearchFields(value)).map(
    ([part, content]) =>
      content !== undefined && (
        <input
          key={part}
          type="hidden"
          name={`${name}.${part}`}
          value={content}
          disabled={disabled}
        />
      ),
  )
}
