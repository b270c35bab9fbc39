/** Answers Valhalla's queries: the library in this process, or a remote service. */
export interface ValhallaEngine {
  /** Resolves with Valhalla's answer, or rejects with a `ValhallaFault`. */
  ask(action: ValhallaAction, query: ValhallaQuery, signal: AbortSignal): Promise<unknown>
  /** Rejects when queries cannot be answered now. */
  check(signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

export type ValhallaAction = 'route' | 'trace_attributes'

export type Costing = 'auto' | 'truck' | 'bicycle' | 'pedestrian'

export interface ValhallaQuery {
  costing: Costing
  costing_options?: Partial<Record<Costing, Record<string, number | boolean>>>
  [field: string]: unknown
}

/** The reason for a missing route: there is none, or the engine failed. */
type ValhallaOutcome = 'no-route' | 'failed'

/**
 * Valhalla's messages for the reasons why there is no route. Its Node binding returns no error codes, so the texts are compared for remote services
 * too.
 */
const NO_ROUTE = [
  'No path could be found',
  'No suitable edges near location',
  'No data found for location',
  'Locations are in unconnected regions',
  'Location is unreachable',
  'Path distance exceeds the max distance limit',
]

/** A query that Valhalla answers with an error. */
export class ValhallaFault extends Error {
  override readonly name = 'ValhallaFault'
  readonly outcome: ValhallaOutcome

  constructor(text: string, options?: ErrorOptions) {
    super(`Valhalla: ${text}`, options)
    this.outcome = NO_ROUTE.some((known) => text.includes(known)) ? 'no-route' : 'failed'
  }
}

/** A remote service cannot be reached, or has failed, for any query. */
export class ValhallaUnavailable extends ValhallaFault {}
