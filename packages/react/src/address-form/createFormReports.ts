import { type Clock, elapsedTime } from '@signpost/client/domain'
import type { PlaceSearchEvent } from '../place-search/index.ts'
import type { AddressFormEvent } from './AddressFormEvent.ts'
import { changedFields } from './differences.ts'
import { type FormField, typedValues } from './formFields.ts'
import type { Fill } from './useFillAndUndo.ts'
import type { AddressDoubt } from './verdictOf.ts'

export interface FormReports {
  /** Reports an event of the search box, without its texts. */
  readonly searched: (event: PlaceSearchEvent) => void
  /** Called when a field of the address receives the focus. */
  readonly focused: () => void
  /** Called on each change of a field, by the user or not. */
  readonly changed: (field: FormField) => void
  /** Called when the user edits a field. */
  readonly edited: () => void
  /** Called when a choice or a proposal fills in the fields. */
  readonly filled: (cause: 'chosen' | 'checked') => void
  readonly refused: (doubt: AddressDoubt) => void
  /** Called when the form with this first line is submitted. */
  readonly submitted: (line: HTMLInputElement) => void
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
export function createFormReports(
  report: (event: AddressFormEvent) => void,
  clock: Clock,
  { writtenValues }: Pick<Fill, 'writtenValues'>,
): FormReports {
  let filling: Filling = {}
  const begin = (): void => {
    filling.startedAt ??= elapsedTime(clock)
  }
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
    focused: begin,
    changed: ({ required }) => {
      if (required) filling.filledAt = elapsedTime(clock)
    },
    edited: () => {
      // The code may have loaded after the first focus.
      begin()
      filling.isChosen = false
    },
    filled: (cause) => {
      begin()
      filling.cause = cause
    },
    refused: ({ status, doubtful, proposal }) => {
      const changed = proposal?.changes.map(({ field }) => field) ?? []
      report({ type: 'refused', status, fields: [...new Set([...doubtful, ...changed])] })
    },
    submitted: (line) => {
      const { cause = 'typed', startedAt, filledAt = elapsedTime(clock), isReported } = filling
      if (isReported || startedAt === undefined) return
      filling.isReported = true
      report({ type: 'filled', cause, latency: filledAt - startedAt })
      const fields = changedFields(writtenValues(), typedValues(line))
      if (fields.length > 0) report({ type: 'corrected', fields })
    },
    reset: () => {
      filling = {}
    },
  }
}
