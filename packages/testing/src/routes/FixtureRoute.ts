import type { Avoidance } from '@signpost/client/domain'
import type { WireRoute } from '@signpost/client/wire'

/** A route that the in-memory service knows. */
export interface FixtureRoute {
  readonly route: WireRoute
  /** The things on the route that a caller may ask to avoid. */
  readonly breaks: readonly Avoidance[]
}
