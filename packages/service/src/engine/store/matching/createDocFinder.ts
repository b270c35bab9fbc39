import type { Coordinate } from '@signpost/client/domain'
import type { QueryWord } from '../../text/queryWords.ts'
import { cellAt, cellsAround, FINEST_LEVEL } from '../layout/cells.ts'
import {
  cellLevels,
  cellPartition,
  countryPartition,
  type Group,
  worldPartition,
} from '../layout/partitions.ts'
import type { Reader } from '../reading/createReader.ts'
import type { OpenIndex } from '../reading/openIndex.ts'
import type { Vocabulary } from '../reading/vocabulary.ts'
import { inNames, inNamesOrAddresses, inSomeName } from './expression.ts'

/** Words that few records have are searched in the whole world at once, if that finds fewer docs than this. */
const FEW_DOCS = 200
/** The number of records that counts as few: lists of this length are intersected in some 0.1 ms. */
const FEW_RECORDS = 2000
/** Docs that are taken from each neighbourhood otherwise: the most prominent ones; fewer for a letter or two, which nearly all match. */
const DOCS_PER_PARTITION = 40
const DOCS_PER_PARTITION_FOR_LETTERS = 16

/** Finds docs by their words: all of them where a word is rare, else the best known of each neighbourhood, from near to far. */
export interface DocFinder {
  /** Docs that have all the words in a name. */
  findByName(words: readonly QueryWord[], group: PlacedGroup): number[]
  /** Docs that have some of the words in a name and the others in their address. */
  findByNameAndAddress(words: readonly QueryWord[], group: PlacedGroup): number[]
  /** Categories and brands of the country that have all the words in a name. */
  findTerms(words: readonly QueryWord[]): number[]
}

/** A group of records that lie somewhere. */
type PlacedGroup = Exclude<Group, 'term' | 'context'>

export function createDocFinder({ docs, index, countryOf }: Reader, center: Coordinate): DocFinder {
  const { vocabulary, everywhere } = index

  function findByName(words: readonly QueryWord[], group: PlacedGroup): number[] {
    const rarest = Math.min(...words.map((word) => countOf(word, vocabulary)))
    if (rarest === 0) return []
    const wide = words.map((word) => spelledOut(word, vocabulary))
    if (rarest <= FEW_RECORDS) {
      const ids = docs.search(inNames(wide, worldPartition(group)), FEW_DOCS)
      if (ids.length < FEW_DOCS) return ids
    }
    const isLetters = words.every(({ text, prefixes }) => prefixes.size > 0 && text.length < 3)
    const most = isLetters ? DOCS_PER_PARTITION_FOR_LETTERS : DOCS_PER_PARTITION
    return neighbourhoods(index, group, center).flatMap(({ partition, isWide }) =>
      docs.search(inNames(isWide ? wide : words, partition), most),
    )
  }

  function findByNameAndAddress(words: readonly QueryWord[], group: PlacedGroup): number[] {
    const significant = words.filter(({ text }) => !everywhere.has(text))
    if (significant.length === 0) return []
    const names = significant.filter(({ text }) => vocabulary.countInAddresses(text) === 0)
    if (names.some((word) => countOf(word, vocabulary) === 0)) return []
    const partition = worldPartition(group)
    const wide = significant.map((word) => spelledOut(word, vocabulary))
    // What no address has must be in the name; then one word is.
    const expression = inNamesOrAddresses(wide, partition)
    const isNamed = names.length > 0 || significant.length < 2
    const ids = docs.search(
      isNamed ? expression : `${inSomeName(wide, partition)} AND ${expression}`,
      FEW_DOCS,
    )
    // Only names are bound to cells.
    return ids.length < FEW_DOCS || names.length === 0 ? ids : [...ids, ...findByName(names, group)]
  }

  return {
    findByName,
    findByNameAndAddress,
    findTerms(words) {
      const country = countryOf(center)
      const partitions = [
        worldPartition('term'),
        ...(country === null ? [] : [countryPartition(country)]),
      ]
      return partitions.flatMap((partition) =>
        docs.search(inNames(words, partition), DOCS_PER_PARTITION),
      )
    },
  }
}

interface Neighbourhood {
  partition: string
  /** True when so many records are in it that a beginning with many endings takes long. */
  isWide: boolean
}

/** The partitions around a point, the nearest first, and the world. A cell in one that is not crowded has no tokens of its own. */
function neighbourhoods(index: OpenIndex, group: PlacedGroup, center: Coordinate): Neighbourhood[] {
  const cells = cellLevels.toReversed().flatMap((level) => {
    const above = cellLevels[cellLevels.indexOf(level) - 1]
    return cellsAround(center, level)
      .filter((cell) => {
        const finest = cell * 4 ** (FINEST_LEVEL - level)
        return above === undefined || index.isCrowded(above, cellAt(above, finest))
      })
      .map((cell) => ({
        partition: cellPartition(group, level, cell),
        isWide: above === undefined,
      }))
  })
  return [...cells, { partition: worldPartition(group), isWide: true }]
}

/** Beginnings of fewer letters have an index of their own; with more endings than these, none is common. */
const SHORTEST_SPELLED_OUT = 4
const MOST_ENDINGS = 16

/** A word whose beginning has few endings as those: the common ones need not be merged then, one posting after the other. */
function spelledOut(word: QueryWord, vocabulary: Vocabulary): QueryWord {
  const meanings = new Map(word.meanings)
  for (const [prefix, sure] of word.prefixes) {
    const endings =
      prefix.length < SHORTEST_SPELLED_OUT ? null : vocabulary.startingWith(prefix, MOST_ENDINGS)
    if (!endings) return word
    for (const ending of endings) meanings.set(ending, sure)
  }
  return { ...word, meanings, prefixes: new Map() }
}

/** The number of records that have a word in a name, at most. */
function countOf({ meanings, prefixes }: QueryWord, vocabulary: Vocabulary): number {
  let count = 0
  for (const meaning of meanings.keys()) count += vocabulary.countInNames(meaning)
  for (const prefix of prefixes.keys()) count += vocabulary.countInNamesByPrefix(prefix)
  return count
}
