'use client'

import { type ComponentPropsWithoutRef, forwardRef, useEffect, useId, useRef } from 'react'
import type { ComponentWithRef } from '../domain/ComponentWithRef.ts'
import { type ClassNames, joinClasses } from '../domain/joinClasses.ts'
import { useIsland } from '../internals/useIsland.ts'
import { useMergedRefs } from '../internals/useMergedRefs.ts'
import { Button } from '../kit/Button.tsx'
import { en } from '../messages/NoticeMessages.ts'
import { searchList } from '../place-search/shell.ts'
import { useMessages } from '../provider/useMessages.ts'
import type { AddressAutofillOptions } from './AddressAutofill.ts'
import { addressParts } from './addressParts.ts'
import { useAddress } from './useAddress.ts'
import { useFieldError } from './useFieldError.ts'

export interface AddressLineProps
  extends AddressAutofillOptions,
    Omit<ComponentPropsWithoutRef<'input'>, keyof AddressAutofillOptions | 'type' | 'list'> {
  /** The label of the input. Default: the message of the language. */
  readonly label?: string | undefined
  /** Adds class names to the field around the input, to the label, and to the input. */
  readonly classNames?: ClassNames<'entry' | 'label' | 'input'> | undefined
}

/**
 * The first line of an address in a custom form. It suggests addresses, fills in the other fields of the form by their `autocomplete`, and
 * checks the address before the form is submitted. It accepts the props of an `<input>`.
 *
 * @example
 * ```tsx
 * <form>
 *   <AddressLine name="street" />
 *   <input name="city" autoComplete="address-level2" />
 * </form>
 * ```
 */
export const AddressLine: ComponentWithRef<AddressLineProps, HTMLInputElement> = forwardRef(
  function AddressLine(props: AddressLineProps, ref) {
    const { near, minAccuracy, validate, point, onPlaceChange, onEvent, onError, ...rest } = props
    const { label, messages, inside, withinMinutes, onInsideChange, ...others } = rest
    const { classNames = {}, ...input } = others
    const { id, disabled, readOnly } = input
    const zone = { inside, withinMinutes, onInsideChange }
    const options = { near, minAccuracy, validate, point, onPlaceChange, onEvent, onError, ...zone }
    const [list, mountList] = useIsland(searchList)
    const own = { ...options, messages, id, disabled, readOnly }
    const autofill = useAddress(own, !!list, mountList)
    const { shell, question, isInside, formMessages } = autofill
    // The list also announces the progress of filling in.
    const isAnnouncing = !!point || !!autofill.note
    useEffect(() => {
      if (isAnnouncing) mountList()
    }, [isAnnouncing, mountList])
    const noteId = useId()
    const line = useRef<HTMLInputElement>(null)
    const mergeRefs = useMergedRefs<HTMLInputElement>()
    const notice = useMessages('notice', en)
    const field = useFieldError(line, { id: noteId, missing: formMessages.enterAddress })
    // Once the zone of the address is known, its message is the error.
    const error = isInside === undefined ? field.error : ''
    const isInvalid = isInside === false || error !== ''
    // The check that asks the question has loaded this component.
    const Step = addressParts.loaded?.AddressQuestionStep

    return (
      <div
        {...shell.getRootProps({ className: classNames.entry })}
        data-signpost="place-search"
        data-for="address"
        data-inside={isInside}
      >
        {/* biome-ignore lint/a11y/noLabelWithoutControl: `htmlFor` is among the props. */}
        <label {...shell.getLabelProps({ className: classNames.label })} data-part="label">
          {label ?? formMessages.address}
        </label>
        <div {...shell.getFieldProps()} data-part="field">
          <input
            {...autofill.getInputProps({
              ...input,
              ...(isInvalid && {
                'aria-invalid': true,
                'aria-describedby': joinClasses(
                  input['aria-describedby'],
                  error === '' ? noteId : `${noteId}-error`,
                ),
              }),
              onChange: (event) => {
                input.onChange?.(event)
                field.judge()
              },
              onBlur: (event) => {
                input.onBlur?.(event)
                field.props.onBlur()
              },
              onInvalid: (event) => {
                input.onInvalid?.(event)
                field.props.onInvalid(event)
              },
              ref: mergeRefs(line, ref),
              className: joinClasses(classNames.input, input.className),
            })}
            data-part="input"
          />
        </div>
        {error !== '' && (
          <p id={`${noteId}-error`} data-part="error">
            {error}
          </p>
        )}
        {list && (
          <list.PlaceSearchList
            shell={shell}
            options={autofill.boxOptions}
            amendRows={autofill.amendRows}
            announce={autofill.announce}
          />
        )}
        {(autofill.note || autofill.canUndo) && (
          <p data-part="note" data-progress={autofill.progress}>
            {autofill.note && <span>{autofill.note}</span>}
            {autofill.canUndo && (
              <Button part="undo" onClick={autofill.undo}>
                {notice.undo}
              </Button>
            )}
          </p>
        )}
        {(inside || withinMinutes) && (
          <p role="status" id={noteId} data-part="inside">
            {isInside !== undefined && formMessages[isInside ? 'inside' : 'outside']}
          </p>
        )}
        {question && Step && <Step question={question} messages={formMessages} />}
      </div>
    )
  },
)
