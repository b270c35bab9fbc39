import type { TermRequest } from '../PlaceStore.ts'
import type { Plan } from '../Plan.ts'
import { centerIn, inArea } from './inArea.ts'
import type { Reader } from './Reader.ts'

/** The number of places of which those in the area are taken at most. */
const MOST_PLACES = 10_000

/** The docs of the places of a term in an area that are nearest, the nearest first. */
export function* nearestInArea(
  reader: Reader,
  { area, center, ...of }: Omit<TermRequest, 'offset' | 'limit'>,
  count: number,
): Plan<number[]> {
  const asked = { ...of, center: centerIn(area, center) }
  const isIn = inArea(reader, area)
  for (let most = count; ; most *= 8) {
    const near = (yield* reader.nearestPlaces(asked, most)).map(({ doc }) => doc)
    if (!area) return near
    const docs = yield* reader.docs(near)
    const found = docs.flatMap((doc) => (doc && isIn(doc) ? doc.id : []))
    if (found.length >= count || near.length < most || most >= MOST_PLACES) {
      return found.slice(0, count)
    }
  }
}
