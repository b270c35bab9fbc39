import { searchList, useIsland, useSearchShell } from '@signpost/react/internal'
import type { PlaceSearchOptions, PlaceSearchProps } from '@signpost/react/place-search'
import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import type { EmitEvent } from '../../element/SettingsElement.ts'
import type { SignpostSearchEvents } from '../../elements/SignpostSearchElement.tsx'
import { useInputProps } from './useInputProps.ts'
import { useWrites, writeValue } from './useWrites.ts'

/** The properties of a `<signpost-search>` that an input of the page has too. */
export const inputProperties = [
  'userPosition',
  'limit',
  'minLength',
  'kinds',
  'requests',
  'recent',
  'locate',
] as const

export interface InputSuggestionsProps
  extends Pick<PlaceSearchProps, (typeof inputProperties)[number]> {
  readonly input: HTMLInputElement
  readonly emit: EmitEvent<SignpostSearchEvents>
}

/** The list of suggestions for an input of the page, with all the behavior of a search box. */
export function InputSuggestions({ input, emit, ...options }: InputSuggestionsProps): ReactNode {
  const [text, setText] = useState(input.value)
  const [ownId] = useState(freeId)
  const [isNamed] = useState(() => hasName(input))
  const isEmitting = useRef(false)
  const root = useRef<HTMLDivElement>(null)

  /** Dispatches the events of a user's change to an input. */
  const emitInput = (): void => {
    isEmitting.current = true
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
    isEmitting.current = false
  }
  const boxOptions: PlaceSearchOptions = {
    ...options,
    id: input.id || ownId,
    query: text,
    defaultQuery: input.defaultValue,
    disabled: input.matches(':disabled'),
    readOnly: input.readOnly,
    onQueryChange: (next) => {
      setText(next)
      writeValue(input, next)
    },
    canChoose: (item) => emit('signpost-before-select', { item }),
    onSelect: (suggestion, selection) => {
      emitInput()
      emit('signpost-select', { suggestion, selection })
    },
    onSelectCoordinate: (coordinate) => {
      emitInput()
      emit('signpost-select-coordinate', { coordinate })
    },
    onError: (error) => emit('signpost-error', { error }),
  }
  const [list, mountList] = useIsland(searchList)
  const box = useSearchShell(boxOptions, !!list, mountList)

  // The rows of the previous text would otherwise stay.
  useWrites(input, (value) => {
    if (value === text) return
    setText(value)
    box.actions.close()
  })

  const leave = ({ relatedTarget: next }: FocusEvent): void => {
    // A window that lost the focus returns it later.
    const inside = [input, root.current]
    if (inside.some((part) => part?.contains(next) || part?.contains(document.activeElement)))
      return
    box.actions.close()
  }
  const own = box.getInputProps({
    'aria-label': isNamed ? undefined : box.messages.label,
    // The page may have its own limit.
    ...(input.maxLength > 0 && { maxLength: input.maxLength }),
    // A reset form notifies nobody.
    onFocus: () => {
      mountList()
      setText(input.value)
    },
    onBlur: leave,
  })
  useInputProps(input, {
    ...own,
    onChange: (event) => {
      if (!isEmitting.current) own.onChange?.(event)
    },
    onKeyDown: (event) => {
      const { value } = input
      own.onKeyDown?.(event)
      // Escape has cleared the input.
      if (input.value === '' && value !== '') emitInput()
    },
  })
  const around = { ...box.getRootProps({ ref: root }), onBlur: leave }
  return (
    <div {...around} data-signpost="place-search">
      {list && <list.PlaceSearchList shell={box} options={boxOptions} />}
    </div>
  )
}

function hasName(input: HTMLInputElement): boolean {
  const named = ['aria-label', 'aria-labelledby', 'title'].some((name) => input.hasAttribute(name))
  return named || input.labels?.length !== 0
}

let ids = 0

/** An id that no element of the page has. Preact counts from the start in each root, and every input has its own root. */
function freeId(): string {
  do ids += 1
  while (document.getElementById(`signpost-input-${ids}`) !== null)
  return `signpost-input-${ids}`
}
