import { vi } from 'vitest'
import type { PlaceSearchEvent } from '../src/place-search/PlaceSearchEvent.ts'

type Type = PlaceSearchEvent['type']

export interface Listener {
  /** For `onEvent` of a search box. */
  readonly heard: (event: PlaceSearchEvent) => void
  /** The events of a type so far. */
  readonly of: <One extends Type>(type: One) => Extract<PlaceSearchEvent, { readonly type: One }>[]
}

/** A listener to the events of a search box. */
export function listener(): Listener {
  const heard = vi.fn<(event: PlaceSearchEvent) => void>()
  const isOf =
    <One extends Type>(type: One) =>
    (event: PlaceSearchEvent): event is Extract<PlaceSearchEvent, { readonly type: One }> =>
      event.type === type
  return { heard, of: (type) => heard.mock.calls.map(([event]) => event).filter(isOf(type)) }
}
