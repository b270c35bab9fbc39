import type { AddressField, AddressVerdict } from '@signpost/client'

/** An event of an address form, for analytics. No event contains what the user typed. Times are in milliseconds, ranks start at 1. */
export type AddressFormEvent =
  | {
      /** Suggestions for the typed text are shown. */
      readonly type: 'impression'
      readonly count: number
    }
  | {
      /**
       * - `noResults`: the list shows that nothing was found.
       * - `abandonment`: the user leaves the first line after typing, without a choice.
       */
      readonly type: 'noResults' | 'abandonment'
    }
  | {
      /** The user chooses a suggestion. */
      readonly type: 'selection'
      readonly rank: number
      /** The time since the first key of this search. */
      readonly latency: number
    }
  | {
      /** The form with the address is submitted, after its check. Reported once until the form is reset. */
      readonly type: 'filled'
      /** `chosen`: a suggestion filled in the fields; `checked`: the user accepted the proposal of a check; `typed`: neither. */
      readonly cause: 'chosen' | 'checked' | 'typed'
      /** The time from the first focus in the fields until the last required one was filled in. */
      readonly latency: number
    }
  | {
      /** Reported with `filled`, if the user changed fields after they had been filled in. */
      readonly type: 'corrected'
      readonly fields: readonly AddressField[]
    }
  | {
      /** A check does not confirm the address, and the form asks the user. */
      readonly type: 'refused'
      readonly status: AddressVerdict['status']
      /** The fields that are in doubt, or that differ from the proposal. */
      readonly fields: readonly AddressField[]
    }
