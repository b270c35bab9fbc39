'use client'

import { elapsedTime } from '@signpost/client/domain'
import { type RefObject, useRef } from 'react'
import { useStableCallback } from '../internals/useStableCallback.ts'
import type { PlaceSearchEvent } from '../place-search/index.ts'
import { useSignpost } from '../provider/useSignpost.ts'
import type { AddressFormEvent } from './AddressFormEvent.ts'
import { addressParts } from './addressParts.ts'
import { type FormField, typedValues } from './formFields.ts'
import type { Fill } from './useFillAndUndo.ts'
import type { AddressDoubt } from './verdictOf.ts'

export interface FormReports {
  /** Reports an event of the search box without its texts; undefined if the app does not listen. */
  readonly onSearch: ((event: PlaceSearchEvent) => void) | undefined
  /** Called when a field of the address receives the focus. */
  readonly focused: () => void
  /** Called on each change of a field, by the user or not. */
  readonly changed: (field: FormField) => void
  /** Called when the user edits a field. */
  readonly edited: () => void
  /** Called when a choice or a proposal fills in the fields. */
  readonly filled: (cause: 'chosen' | 'checked') => void
  readonly refused: (doubt: AddressDoubt) => void
  readonly submitted: () => void
  readonly reset: () => void
}

/** The progress of the user in a form. */
interface Filling {
  readonly cause?: 'chosen' | 'checked'
  readonly startedAt?: number
  readonly filledAt?: number
  readonly isReported?: boolean
  /** True after a choice, until the next edit: the numbers of a chosen street may be left without a choice. */
  readonly isChosen?: boolean
}

/** Reports to the app how a form is filled in. */
export function useFormReports(
  line: RefObject<HTMLInputElement | null>,
  onEvent: ((event: AddressFormEvent) => void) | undefined,
  fields: Pick<Fill, 'writtenValues'>,
): FormReports {
  const { clock } = useSignpost()
  const filling = useRef<Filling>({})
  const note = (news: Filling): void => {
    filling.current = { ...filling.current, ...news }
  }
  const onSearch = useStableCallback((event: PlaceSearchEvent) => {
    switch (event.type) {
      case 'impression':
        return onEvent?.({ type: event.type, count: event.rows.length })
      case 'selection':
        note({ isChosen: true })
        return onEvent?.({ type: event.type, rank: event.rank, latency: event.latency })
      case 'abandonment':
        return filling.current.isChosen ? undefined : onEvent?.({ type: event.type })
      case 'noResults':
        return onEvent?.({ type: event.type })
    }
  })
  return {
    onSearch: onEvent && onSearch,
    focused: () => note({ startedAt: filling.current.startedAt ?? elapsedTime(clock) }),
    changed: ({ required }) => {
      if (required) note({ filledAt: elapsedTime(clock) })
    },
    edited: () => note({ isChosen: false }),
    filled: (cause) => note({ cause }),
    refused: ({ status, doubtful, proposal }) => {
      const changed = proposal?.changes.map(({ field }) => field) ?? []
      onEvent?.({ type: 'refused', status, fields: [...new Set([...doubtful, ...changed])] })
    },
    submitted: () => {
      const {
        cause = 'typed',
        startedAt,
        filledAt = elapsedTime(clock),
        isReported,
      } = filling.current
      if (!onEvent || isReported || startedAt === undefined || !line.current) return
      note({ isReported: true })
      onEvent({ type: 'filled', cause, latency: filledAt - startedAt })
      // The code is loaded if anything was filled in.
      const written = fields.writtenValues()
      const corrected = addressParts.loaded?.changedFields(written, typedValues(line.current)) ?? []
      if (corrected.length > 0) onEvent({ type: 'corrected', fields: corrected })
    },
    reset: () => {
      filling.current = {}
    },
  }
}
