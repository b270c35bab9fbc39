import type { Evidence } from './evidence.ts'

/** The levels of the form, apart from "Not Evaluated", which it allows for AAA only. */
export type Verdict = 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable'

/** A success criterion of WCAG 2.2, and what is known of it. */
export interface Criterion {
  readonly id: string
  readonly name: string
  readonly verdict: Verdict
  readonly remarks: string
  /** The tests that show it, by their names in `evidence`. None: it was read, and not tested. */
  readonly tests: readonly Evidence[]
}
