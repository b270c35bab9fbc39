'use client'

import { useEffect } from 'react'
import { useNotice } from '../internals/notice/useNotice.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import { announcementOf } from './announcementOf.ts'
import type { SavedItem } from './PlaceSearchItem.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'
import type { PlaceSearchOptions } from './PlaceSearchOptions.ts'
import type { PlaceSearchState } from './PlaceSearchState.ts'
import { type BoxState, isVisible, visibleItems } from './reduce.ts'
import { prepareRows } from './rowText.ts'
import { groupsOf } from './sources/combine.ts'
import { serviceOptions } from './sources/sourceSettings.ts'

/** The state of a box as an app sees it, with or without a DOM. */
export function useShownState(
  state: BoxState,
  options: PlaceSearchOptions,
  messages: PlaceSearchMessages,
): Omit<PlaceSearchState, 'actions' | 'isSheet'> {
  const { status, failure, location } = state
  const { language, units } = useSignpost()
  const notice = useNotice(status, failure, { failed: messages.failed })
  // The first rows need not wait for the formats of the language.
  useEffect(() => prepareRows({ language, units }), [language, units])
  const items = visibleItems(state)
  const { minLength } = serviceOptions(options)
  return {
    status,
    error: failure?.error,
    notice,
    location,
    items,
    canUndoRemoval: state.done?.before !== undefined,
    groups: groupsOf(items, options.sources),
    saved: state.saved ?? noItems,
    isEditing: state.isEditing,
    isOutdated: state.isOutdated,
    query: state.text,
    value: state.choice ?? null,
    isOpen: isVisible(state),
    highlighted: items.find(({ key }) => key === state.highlighted),
    announcement: announcementOf(state, { notice, minLength, messages, language }),
    messages,
  }
}

const noItems: readonly SavedItem[] = []
