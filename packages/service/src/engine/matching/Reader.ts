import type { Coordinate, Position } from '@signpost/client/domain'
import type { AddressRecord } from '../../data/record.ts'
import type { Box } from '../layout/boxes.ts'
import type { Description } from '../layout/Description.ts'
import type { FoundRecord, TermRequest } from '../PlaceStore.ts'
import type { Plan } from '../Plan.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import type { QueryWord } from './queryWords.ts'
import type { Terms } from './terms.ts'

/** The part of a store that a query uses: it finds candidates and fetches records. Parsing of texts and ranking are done elsewhere. */
export interface Reader {
  vocabulary: Vocabulary
  /** Words of addresses that are too common to search for. */
  commonWords: ReadonlySet<string>
  terms: Terms
  /** True when a cell of a level has many records, so that the cells in it have tokens of their own. */
  isCrowded(level: number, cell: number): boolean
  /** The ids of the docs that a search finds in each of its partitions, the most prominent first. */
  search(search: DocSearch): Plan<number[][]>
  /** The ranking data of docs; null for a doc that does not exist. */
  docs(ids: readonly number[]): Plan<(Doc | null)[]>
  /**
   * The words by which a person may name where a record is: its street and number; its city, state and country. The latter are one list for all
   * records of a place.
   */
  wordsOfAddress(doc: Doc): AddressWords
  /** The country of a record, alpha-3; undefined for a record without a country, such as a category. */
  countryOf(doc: Doc): string | undefined
  /** The records of docs, streets without their lines. */
  records(docs: readonly number[]): Plan<(FoundRecord | null)[]>
  /** Addresses, by their numbers in the index. */
  addresses(ids: readonly number[]): Plan<(AddressRecord | null)[]>
  /** The record with a reference; the best known one, when several have it. */
  ofRef(ref: string): Plan<FoundRecord | null>
  /** The house numbers in each range, in the order of the range. */
  houseNumbers(ranges: readonly NumberRange[]): Plan<NumberedPoint[][]>
  /** The docs of the places of a category or brand that are nearest to a point, the nearest first. */
  nearestPlaces(
    of: Pick<TermRequest, 'term' | 'code' | 'center'>,
    count: number,
    /** The greatest distance in meters. */
    farthest?: number,
  ): Plan<{ doc: number; distance: number }[]>
  /** The records of a kind in boxes, in any order. */
  pointsIn(kind: PointKind, boxes: readonly Box[]): Plan<PointRow[]>
  /** The mapped border around a point that determines its town, or at least its country; null if there is none. */
  borderAt(point: Coordinate): Plan<Border | null>
  /** The parts of streets that touch boxes, in any order. */
  stretchesIn(boxes: readonly Box[]): Plan<Stretch[]>
}

export type AddressWords = readonly (readonly string[])[]

/** The ranking data of a record. */
export interface Doc extends Description {
  id: number
  locality: number
  /** Number of the street whose addresses belong to it. */
  street: number | null
  /** Points along a street. */
  spots: Position[]
}

/** A partition that is searched. */
export interface SearchedPartition {
  partition: string
  /** True for a partition with so many records that a prefix with many endings takes long. */
  isWide: boolean
}

/** A search for records that have all of the words. */
export interface DocSearch {
  partitions: readonly SearchedPartition[]
  words: readonly QueryWord[]
  /** The place of the words: in a name; in a name or an address; the same, and one of them in a name. */
  within: 'name' | 'nameOrAddress' | 'nameAndAddress'
  /** The number of docs to return from each partition. */
  most: number
}

/** A range of house numbers of a street, inclusive, in ascending order, or descending from `to`. */
export interface NumberRange {
  street: number
  from: number
  to: number
  descends: boolean
  most: number
}

export interface NumberedPoint {
  id: number
  label: string
  latitude: number
  longitude: number
}

/** A border around a point. Of several borders, the one with the lowest `rank` is used, and of equal ranks the smallest. */
export interface Border {
  /** ISO 3166-1 alpha-3. */
  country: string
  /** The reference of its town. */
  town: string | null
  rank: number
  size: number
}

export type PointKind = 'address' | 'intersection' | 'city' | 'airport'

export interface PointRow {
  id: number
  latitude: number
  longitude: number
  /** Number of the street of an address. */
  street: number
  /** The inhabitants of a city. */
  people: number
}

/** A part of a line of a street. */
export interface Stretch {
  doc: number
  points: Position[]
}
