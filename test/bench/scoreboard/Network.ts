/** The network between a kit and its service. */
export interface Network {
  /** The milliseconds before each response. */
  latency: number
  /** The response to a request for the suggestions for a text. */
  respond: (text: string) => Reply
}

export type Reply =
  /** Places by their names. `change` makes something else of the body in the kit's format. */
  | {
      readonly names: readonly string[]
      readonly change?: (body: unknown) => unknown
      readonly delay?: number
    }
  /** A status with a text. */
  | { readonly status: number; readonly text: string; readonly type?: string }
  /** No response: the connection is cut, or stays open. */
  | 'cut'
  | 'silent'

/** Names of ten places that begin with a text, and do not continue like a typed word, so that no answer fits the next text. */
export function namesFor(text: string, count = 10): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${text}z ${index + 1}`)
}
