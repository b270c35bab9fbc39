import type { OperationName } from '@signpost/client/domain'

/** A request that reached the in-memory service. */
export interface GeoCall {
  readonly operation: OperationName
  /** As they were sent, without the key. */
  readonly parameters: Readonly<Record<string, string>>
  /** The time of the request, in milliseconds of the service's clock. */
  readonly time: number
  /** True when its caller aborted it before the answer was read to the end. */
  readonly aborted: boolean
}
