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
