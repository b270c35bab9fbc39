import type { Coordinate } from '@signpost/client/domain'
import { createRandom, pick, pointAround, type Random } from './random.ts'
import type { Samples } from './samplesOf.ts'
import { beginningOf, misspell } from './typing.ts'

/** A text and the center of its search. */
export interface TypedQuery {
  text: string
  center: Coordinate
}

/** Typical queries: 15 % one or two letters, 30 % beginnings, 25 % full addresses, 20 % with a typo, 10 % a name and its city. */
export function mixedQueries(samples: Samples, count: number, seed: number): TypedQuery[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => mixedQuery(samples, random))
}

function mixedQuery({ places, addresses }: Samples, random: Random): TypedQuery {
  const place = pick(places, random)
  const address = pick(addresses, random)
  if (!place || !address) throw new Error('There are no samples to ask for.')
  const street = `${address.street} ${address.houseNumber}`
  const around = ({ coordinate }: { coordinate: Coordinate }) => pointAround(coordinate, 6, random)
  const kind = random()
  if (kind < 0.15) {
    return {
      text: beginningOf(place.name, (1 + Math.round(random())) / place.name.length),
      center: around(place),
    }
  }
  if (kind < 0.45) {
    const [name, target] =
      random() < 0.5 ? ([place.name, place] as const) : ([address.street, address] as const)
    return { text: beginningOf(name, 0.3 + random() * 0.6), center: around(target) }
  }
  if (kind < 0.7) return { text: street, center: around(address) }
  if (kind < 0.9) {
    const typed = misspell(place.name, { edits: 1, shortest: 4 }, random)
    return { text: typed ?? place.name, center: around(place) }
  }
  return { text: `${place.name} ${place.city ?? ''}`, center: around(place) }
}
