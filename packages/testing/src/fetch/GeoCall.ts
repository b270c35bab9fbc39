import type { OperationName } from '@signpost/client/domain'

/** A request that reached the in-memory service. */
export interface GeoCall {
  readonly operation: OperationName
  /** The parameters as they were sent, without the key. */
  readonly parameters: Readonly<Record<string, string>>
  /** The time of the request in milliseconds, by the service's clock. */
  readonly time: number
  /** True when the caller aborted the request before reading the whole answer. */
  readonly aborted: boolean
}
