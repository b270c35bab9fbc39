/** A request that a story made. */
export interface SentRequest {
  readonly operation: string
  /** The path and its parameters, without the key. */
  readonly address: string
  /** The status of the answer, or the reason why there is none; undefined while the request is pending. */
  readonly outcome: string | undefined
}

export type StoryRequests = readonly SentRequest[]

/** The event that the preview sends to the manager on the channel. */
export const requestsChanged = 'signpost/requests'
