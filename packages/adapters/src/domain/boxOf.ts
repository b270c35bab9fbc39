import type { Bounds } from '@signpost/client/domain'

/** Bounds as `west,south,east,north`, the form of most providers. */
export function boxOf(bounds: Bounds | undefined): string | undefined {
  return bounds && [bounds.west, bounds.south, bounds.east, bounds.north].join()
}
