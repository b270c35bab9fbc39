import type { DatabaseSync } from 'node:sqlite'
import type { Bounds } from '@signpost/client/domain'
import type { OsmElement, OsmNode, OsmRelation } from '../osm/OsmElement.ts'
import { readPbf } from '../osm/readPbf.ts'
import { isAfter } from '../osm/sortPbf.ts'
import {
  type Boundary,
  type FoundBoundaries,
  isBoundary,
  readBoundaries,
} from './readBoundaries.ts'
import { SurveyNotes } from './SurveyNotes.ts'

/** The results of the first reading of a region, before its records are created. */
export interface RegionSurvey {
  /** The nodes of towns and villages. */
  towns: OsmNode[]
  /** The areas with a border. */
  boundaries: Boundary[]
  /** Facts from relations and ways about the objects before them in the file. */
  notes: SurveyNotes
  bounds: Bounds
  /** The number of objects in the file. */
  size: number
}

const TOWNS = new Set(['city', 'town', 'village', 'hamlet'])

/** The error for a file that is out of order. */
export class UnsortedError extends Error {}

/** Reads a region for the first time and stores notes in `scratch`. Throws when the file is not sorted, because it could not be read in one pass. */
export async function surveyRegion(
  path: string,
  scratch: DatabaseSync,
  signal?: AbortSignal,
): Promise<RegionSurvey> {
  const towns: OsmNode[] = []
  const notes = new SurveyNotes(scratch)
  const bounds = { north: -90, east: -180, south: 90, west: 180 }
  const none = Number.POSITIVE_INFINITY
  const found: FoundBoundaries = { relations: [], ways: [], firstWays: none, firstRelations: none }
  let [size, blocks] = [0, 0]
  let last: OsmElement | undefined
  for await (const block of readPbf(path, signal)) {
    size += block.length
    for (const element of block) {
      if (last && !isAfter(element, last)) {
        throw new UnsortedError(
          `${path} is not sorted by type and id: sort it first, for example with "osmium sort".`,
        )
      }
      last = element
      if (element.type === 'node') {
        bounds.north = Math.max(bounds.north, element.lat)
        bounds.south = Math.min(bounds.south, element.lat)
        bounds.east = Math.max(bounds.east, element.lon)
        bounds.west = Math.min(bounds.west, element.lon)
        if (element.tags && TOWNS.has(element.tags.place ?? '')) towns.push(element)
      } else if (element.type === 'way') {
        if (element.tags?.['addr:interpolation'])
          for (const ref of element.refs) notes.addNumbered(ref)
        found.firstWays = Math.min(found.firstWays, blocks)
        const isClosed = element.refs.at(-1) === element.refs[0]
        if (isClosed && element.tags && isBoundary(element.tags)) found.ways.push(element)
      } else found.firstRelations = Math.min(found.firstRelations, blocks)
      if (element.type !== 'relation') continue
      if (isBoundary({ type: '', ...element.tags })) found.relations.push(element)
      if (isArea(element)) {
        for (const { type, ref } of element.members) if (type === 'way') notes.addMember(ref)
      } else notes.addAddresses(element)
    }
    blocks += 1
  }
  if (size === 0) throw new Error(`${path} is empty.`)
  const boundaries = await readBoundaries(path, found, signal)
  return { towns, boundaries, notes, bounds, size }
}

/** True when a relation is an area that consists of several ways. */
export function isArea({ tags }: OsmRelation): boolean {
  return tags?.type === 'multipolygon'
}
