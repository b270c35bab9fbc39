/** Something that answers Valhalla's queries: the library in this process, or a service elsewhere. */
export interface ValhallaEngine {
  /** The answer as it came, or a `ValhallaFault`. */
  ask(action: ValhallaAction, query: ValhallaQuery, signal: AbortSignal): Promise<unknown>
  /** Rejects when no query could be answered now. */
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

/** The outcome without a route: there is no such way, or the engine could not do its work. */
type ValhallaOutcome = 'no-route' | 'failed'

/**
 * Valhalla's messages for every reason why there is no route. Its Node binding returns texts only, so texts decide for a service
 * elsewhere too.
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

/** A fault of a remote service, for any request: it cannot be reached, or has failed. */
export class ValhallaAway extends ValhallaFault {}
