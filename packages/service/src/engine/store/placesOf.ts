import { distanceBetween } from '@signpost/client/domain'
import type { Match, TermRequest } from '../PlaceStore.ts'
import { boxesAround, FARTHEST } from './boxes.ts'
import type { OpenIndex } from './openIndex.ts'
import type { Records } from './records.ts'

/** Finds places of a category or brand. */
export type PlacesOf = (request: TermRequest) => Match[]

/** Meters around the centre where the search starts; it doubles until there are enough. */
const FIRST_RADIUS = 250

export function createPlacesOf({ database }: OpenIndex, records: Records): PlacesOf {
  const termOf = database.prepare('select id from term where kind = ? and code = ?')
  const within = database.prepare(`
    select doc.id, doc.latitude, doc.longitude from term_box join doc on doc.id = term_box.doc
    where term_box.term >= :term and term_end <= :term
      and term_box.west <= :east and term_box.east >= :west
      and term_box.south <= :north and term_box.north >= :south
  `)

  return ({ term, code, center, offset, limit }) => {
    const id = termOf.get(term, code)?.id
    if (id === undefined) return []
    for (let radius = FIRST_RADIUS; ; radius *= 2) {
      const found = boxesAround(center, radius)
        .flatMap((box) => within.all({ term: id, ...box }))
        .map((row) => {
          const coordinate = { latitude: Number(row.latitude), longitude: Number(row.longitude) }
          return { doc: Number(row.id), distance: distanceBetween(center, coordinate) }
        })
        .filter(({ distance }) => distance <= radius)
      if (found.length < offset + limit && radius < FARTHEST) continue
      return found
        .sort((a, b) => a.distance - b.distance || a.doc - b.doc)
        .slice(offset, offset + limit)
        .flatMap(({ doc, distance }) => {
          const record = records.ofDoc(doc)
          return record ? [{ record, distance }] : []
        })
    }
  }
}
