import type { Bounds } from '@signpost/client/domain'

/** `west,south,east,north`, as most providers write a box. */
export function boxOf(bounds: Bounds | undefined): string | undefined {
  return bounds && [bounds.west, bounds.south, bounds.east, bounds.north].join()
}
