import { fold } from '@signpost/client/domain'
import type { Drawn } from '../classify.ts'

/** How near two names must be to mean one city, in degrees. */
const NEAR = 0.2

/** Knows which cities the world has named already. */
export class CityNames {
  readonly #places = new Map<string, Drawn['geometry'][]>()

  /** Whether a city of the same name is near; if not, this is the one from now on. */
  isNew({ geometry, tags }: Drawn): boolean {
    const name = fold(String(tags.name))
    const known = this.#places.get(name) ?? []
    if (known.some((other) => isNear(other, geometry))) return false
    this.#places.set(name, [...known, geometry])
    return true
  }
}

function isNear(a: Drawn['geometry'], b: Drawn['geometry']): boolean {
  if (a.type !== 'Point' || b.type !== 'Point') return false
  return a.coordinates.every(
    (degrees, axis) => Math.abs(degrees - (b.coordinates[axis] ?? 0)) < NEAR,
  )
}
