import type { Coordinate } from '@signpost/client/domain'
import { cellAt, cellsAround, FINEST_LEVEL } from '../layout/cells.ts'
import {
  cellLevels,
  cellPartition,
  countryPartition,
  type Group,
  worldPartition,
} from '../layout/partitions.ts'
import type { Plan } from '../Plan.ts'
import { countOf } from './countOf.ts'
import type { Country } from './createCountryOf.ts'
import type { QueryWord } from './queryWords.ts'
import type { Reader, SearchedPartition } from './Reader.ts'
import { limits } from './weights.ts'

/** Finds docs by their words: all of them when a word is rare, otherwise the best known of each neighborhood, from near to far. */
export interface DocFinder {
  /** Finds docs that have all words in a name. */
  findByName(words: readonly QueryWord[], group: PlacedGroup): Plan<number[]>
  /** Finds docs that have some of the words in a name and the others in their address. */
  findByNameAndAddress(words: readonly QueryWord[], group: PlacedGroup): Plan<number[]>
  /** Finds categories and brands of the country that have all words in a name. */
  findTerms(words: readonly QueryWord[]): Plan<number[]>
  /** True when there may be more docs. */
  isCut(): boolean
}

/** A group of records with a position. */
type PlacedGroup = Exclude<Group, 'term' | 'context'>

export function createDocFinder(
  reader: Reader,
  center: Coordinate,
  /** The country of the center. */
  country: Country | null,
  /** The factor by which more docs are read. */
  depth = 1,
): DocFinder {
  const { vocabulary, commonWords } = reader
  const few = limits.fewDocs * depth
  let wasCut = false

  function* findByName(words: readonly QueryWord[], group: PlacedGroup): Plan<number[]> {
    const rarest = Math.min(...words.map((word) => countOf(word, vocabulary)))
    if (rarest === 0) return []
    if (rarest <= limits.fewRecords) {
      const partition = worldPartition(group)
      const [ids = []] = yield* reader.search({
        partitions: [{ partition, isWide: true }],
        words,
        within: 'name',
        most: few,
      })
      if (ids.length < few) return ids
    }
    const isLetters = words.every(({ text, prefixes }) => prefixes.size > 0 && text.length < 3)
    const most = depth * (isLetters ? limits.docsNearbyForLetters : limits.docsNearby)
    const partitions = neighbourhoods(reader, group, center)
    const found = yield* reader.search({ partitions, words, within: 'name', most })
    const full = partitions.filter((_, index) => found[index]?.length === most)
    const isFull = full.length > 0
    wasCut ||= isFull
    // The streets that begin with `Rua D` fill the list in a large city, where the one of that name would be lost.
    const isNameLost = isFull && words.length > 1 && words.some(hasFewLetters)
    const named = isNameLost
      ? yield* reader.search({ partitions: full, words: words.map(asWhole), within: 'name', most })
      : []
    return [...named, ...found].flat()
  }

  function* findByNameAndAddress(words: readonly QueryWord[], group: PlacedGroup): Plan<number[]> {
    const significant = words.filter(({ text }) => !commonWords.has(text))
    if (significant.length === 0) return group === 'main' ? yield* findByAnEnd(words) : []
    const names = significant.filter(({ text }) => vocabulary.countInAddresses(text) === 0)
    if (names.some((word) => countOf(word, vocabulary) === 0)) return []
    // A word that no address has must be in the name.
    const isNamed = names.length > 0 || significant.length < 2
    const [ids = []] = yield* reader.search({
      partitions: [{ partition: worldPartition(group), isWide: true }],
      words: significant,
      within: isNamed ? 'nameOrAddress' : 'nameAndAddress',
      most: few,
    })
    if (ids.length < few) return ids
    // Only names are bound to cells.
    wasCut ||= names.length === 0
    if (names.length === 0) return ids
    return [...ids, ...(yield* findByName(names, group))]
  }

  /** Docs with the first words in a name, or with the last one: the country of a great city is in most addresses, as the city is. */
  function* findByAnEnd(words: readonly QueryWord[]): Plan<number[]> {
    const ends = [words.slice(-1)]
    for (let end = 1; end < Math.min(words.length, limits.wordsOfCity); end++)
      ends.push(words.slice(0, end))
    const found: number[] = []
    for (const end of ends) found.push(...(yield* findByName(end, 'main')))
    return found
  }

  return {
    findByName,
    findByNameAndAddress,
    isCut: () => wasCut,
    *findTerms(words) {
      const names = [
        worldPartition('term'),
        ...(country === null ? [] : [countryPartition(country.code)]),
      ]
      const partitions = names.map((partition) => ({ partition, isWide: false }))
      const found = yield* reader.search({
        partitions,
        words,
        within: 'name',
        most: limits.docsNearby,
      })
      return found.flat()
    },
  }
}

/** True for an unfinished word of which so little has been typed that many words begin with it. */
function hasFewLetters({ text, prefixes }: QueryWord): boolean {
  return prefixes.size > 0 && text.length < limits.shortestWord
}

function asWhole(word: QueryWord): QueryWord {
  return { ...word, prefixes: new Map() }
}

/** The partitions around a point, the nearest first, and the world. A cell in one that is not crowded has no tokens of its own. */
function neighbourhoods(
  reader: Reader,
  group: PlacedGroup,
  center: Coordinate,
): SearchedPartition[] {
  const cells = cellLevels.toReversed().flatMap((level) => {
    const above = cellLevels[cellLevels.indexOf(level) - 1]
    return cellsAround(center, level)
      .filter((cell) => {
        const finest = cell * 4 ** (FINEST_LEVEL - level)
        return above === undefined || reader.isCrowded(above, cellAt(above, finest))
      })
      .map((cell) => ({
        partition: cellPartition(group, level, cell),
        isWide: above === undefined,
      }))
  })
  return [...cells, { partition: worldPartition(group), isWide: true }]
}
