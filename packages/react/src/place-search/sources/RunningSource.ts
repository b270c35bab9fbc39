import type { Failure } from '../../internals/failureOf.ts'
import type { PlaceSearchItem } from '../PlaceSearchItem.ts'
import type { PlaceSearchStatus } from '../PlaceSearchState.ts'

/** A source that is asked for the texts of one box. It calls the engine when its answer changes later. */
export interface RunningSource<Answer> {
  /** Asks for a text; does nothing if it was asked last. */
  readonly ask: (query: string) => void
  /** Returns the current answer. `isLate` is true when the wait for it has become long. */
  readonly answer: (isLate: boolean) => Answer
  /** Asks again after a failure. */
  readonly retry: () => void
  /** Aborts what is pending, and forgets the text. */
  readonly stop: () => void
}

/** The answer of the service. */
export interface ServiceAnswer {
  readonly status: PlaceSearchStatus
  /** The rows; undefined to keep the current ones. */
  readonly items: readonly PlaceSearchItem[] | undefined
  /** True when the rows belong to an older text. */
  readonly isOutdated: boolean
  /** True when the answer is slow. */
  readonly isLate?: boolean | undefined
  readonly failure?: Failure | undefined
}

/** The answer of a source of the app. */
export interface OwnAnswer {
  readonly items: readonly PlaceSearchItem[]
  readonly isPending: boolean
  readonly failure?: Failure | undefined
}
