'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { Button } from '../kit/Button.tsx'
import { useMessages } from '../provider/useMessages.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { SavedItem } from './PlaceSearchItem.ts'
import type { PlaceSearchState } from './PlaceSearchState.ts'
import { en } from './SavedPlacesMessages.ts'
import { SuggestionRow } from './SuggestionRow.tsx'

export interface SavedPlacesEditorProps {
  /** The result of `usePlaceSearch`. */
  readonly state: Pick<PlaceSearchState, 'saved' | 'messages' | 'actions'>
}

/**
 * The editor of saved places, with buttons to pin and remove each. It replaces the list, because an option of a listbox cannot contain
 * buttons.
 */
export function SavedPlacesEditor({ state }: SavedPlacesEditorProps): ReactNode {
  const { language } = useSignpost()
  const editorMessages = useMessages('savedPlaces', en)
  const group = useRef<HTMLDivElement>(null)
  const { saved, messages, actions } = state
  useEffect(() => group.current?.focus({ preventScroll: true }), [])

  const { compare } = new Intl.Collator(language)
  // Sort by name, so that a place stays under the finger when it is pinned.
  const sorted = [...saved].sort((a, b) => compare(a.suggestion.line1, b.suggestion.line1))

  const remove = ({ currentTarget }: MouseEvent, item: SavedItem): void => {
    const row = currentTarget.closest('li')
    const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
    const next = neighbor?.querySelector<HTMLElement>('button:last-of-type')
    // The pressed button disappears: move the focus to the next one first.
    if (next) next.focus()
    else actions.endEditing()
    actions.remove(item)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends.
    <div ref={group} role="group" tabIndex={-1} aria-label={editorMessages.list} data-part="editor">
      <ul data-part="list">
        {sorted.map((item) => {
          const { line1 } = item.suggestion
          const isPinned = item.kind === 'pinned'
          return (
            <li key={item.key} data-part="entry">
              <SuggestionRow item={item} query="" messages={messages} />
              <Button
                aria-label={editorMessages.pin(line1)}
                aria-pressed={isPinned}
                part="toggle"
                data-square=""
                onClick={() => actions.pin(item, !isPinned)}
              >
                <Icon name="pin" />
              </Button>
              <Button
                aria-label={editorMessages.remove(line1)}
                part="toggle"
                data-square=""
                onClick={(event) => remove(event, item)}
              >
                <Icon name="clear" />
              </Button>
            </li>
          )
        })}
      </ul>
      <div data-part="trailing">
        <Button onClick={actions.endEditing}>{editorMessages.done}</Button>
        <Button onClick={actions.removeAll}>{editorMessages.removeAll}</Button>
      </div>
    </div>
  )
}
