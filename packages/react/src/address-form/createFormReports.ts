import type { AddressValues } from '@signpost/client'
import type { PlaceSearchEvent } from '../place-search/index.ts'
import type { AddressFormEvent } from './AddressFormEvent.ts'
import { changedFields } from './differences.ts'
import type { AddressDoubt } from './verdictOf.ts'

/** Notes the events of a form, and reports them to the app. `at` is the time in milliseconds. */
export interface FormReports {
  /** Reports an event of the search box, without its texts. */
  readonly searched: (event: PlaceSearchEvent) => void
  /** Called when a field of the address receives the focus. */
  readonly focused: (at: number) => void
  /** Called when a required field changes, by the user or not. */
  readonly required: (at: number) => void
  /** Called when the user edits a field. */
  readonly edited: () => void
  /** Called when a choice or a proposal fills in the fields. */
  readonly filled: (cause: 'chosen' | 'checked') => void
  readonly refused: (doubt: AddressDoubt) => void
  /** Called when the form is submitted, with the values that were filled in and the current ones. */
  readonly submitted: (at: number, written: AddressValues, now: AddressValues) => void
  readonly reset: () => void
}

/** The progress of the user in a form. */
interface Filling {
  cause?: 'chosen' | 'checked'
  startedAt?: number
  filledAt?: number
  isReported?: boolean
  /** True after a choice, until the next edit: the numbers of a chosen street may be left without a choice. */
  isChosen?: boolean
}

/** Reports to the app how a form is filled in. */
export function createFormReports(report: (event: AddressFormEvent) => void): FormReports {
  let filling: Filling = {}
  return {
    searched: (event) => {
      const { type } = event
      if (type === 'impression') report({ type, count: event.rows.length })
      else if (type === 'selection') {
        filling.isChosen = true
        report({ type, rank: event.rank, latency: event.latency })
      } else if (type === 'noResults' || (type === 'abandonment' && !filling.isChosen)) {
        report({ type })
      }
    },
    focused: (at) => {
      filling.startedAt ??= at
    },
    required: (at) => {
      filling.filledAt = at
    },
    edited: () => {
      filling.isChosen = false
    },
    filled: (cause) => {
      filling.cause = cause
    },
    refused: ({ status, doubtful, proposal }) => {
      const changed = proposal?.changes.map(({ field }) => field) ?? []
      report({ type: 'refused', status, fields: [...new Set([...doubtful, ...changed])] })
    },
    submitted: (at, written, now) => {
      const { cause = 'typed', startedAt, filledAt = at, isReported } = filling
      if (isReported || startedAt === undefined) return
      filling.isReported = true
      report({ type: 'filled', cause, latency: filledAt - startedAt })
      const fields = changedFields(written, now)
      if (fields.length > 0) report({ type: 'corrected', fields })
    },
    reset: () => {
      filling = {}
    },
  }
}
