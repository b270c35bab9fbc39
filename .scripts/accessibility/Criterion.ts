import type { Evidence } from './evidence.ts'

/** The levels of the form, without "Not Evaluated", which is allowed only for AAA. */
export type Verdict = 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable'

/** A success criterion of WCAG 2.2, with its evaluation. */
export interface Criterion {
  readonly id: string
  readonly name: string
  readonly verdict: Verdict
  readonly remarks: string
  /** The tests that prove it, by their names in `evidence`. Without tests it was reviewed by reading. */
  readonly tests: readonly Evidence[]
}
