import type { Coordinate } from '@signpost/client/domain'
import type { QueryWord } from '../text/queryWords.ts'
import { cellAt, cellsAround, FINEST_LEVEL } from './cells.ts'
import type { Reader } from './createReader.ts'
import { inNames, inNamesAndAddresses } from './expression.ts'
import type { OpenIndex } from './openIndex.ts'
import { cellLevels, cellSpace, countrySpace, type Group, worldSpace } from './spaces.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A look-up of words that few records have goes to the whole world at once, if it finds fewer docs than this. */
const FEW_DOCS = 200
/** What counts as few records: lists of this length are intersected in some 0.1 ms. */
const FEW_RECORDS = 2000
/** Docs that are taken from each neighbourhood otherwise: the most prominent ones; fewer for a letter or two, which nearly all match. */
const DOCS_PER_SPACE = 40
const DOCS_PER_SPACE_FOR_LETTERS = 16

/** Finds docs by their words: all of them where a word is rare, else the best known of each neighbourhood, from near to far. */
export interface FindDocs {
  /** Categories and brands of the country that have all the words in a name. */
  terms(words: readonly QueryWord[]): number[]
  /** Docs that have all the words in a name. */
  named(words: readonly QueryWord[], group: PlacedGroup): number[]
  /** Docs that have some of the words in a name and the others in their address. */
  placed(words: readonly QueryWord[], group: PlacedGroup): number[]
}

/** What lies somewhere. */
type PlacedGroup = Exclude<Group, 'term' | 'context'>

export function findDocs({ docs, index, countryOf }: Reader, center: Coordinate): FindDocs {
  const { vocabulary, everywhere } = index

  function named(words: readonly QueryWord[], group: Group): number[] {
    const world = worldSpace(group)
    if (Math.min(...words.map((word) => mostNamed(word, vocabulary))) <= FEW_RECORDS) {
      const ids = docs.search(inNames(words, world), FEW_DOCS)
      if (ids.length < FEW_DOCS) return ids
    }
    const isLetters = words.every(({ text, prefixes }) => prefixes.size > 0 && text.length < 3)
    const most = isLetters ? DOCS_PER_SPACE_FOR_LETTERS : DOCS_PER_SPACE
    return [...neighbourhoods(index, group, center), world].flatMap((space) =>
      docs.search(inNames(words, space), most),
    )
  }

  return {
    named,
    terms(words) {
      const country = countryOf(center)
      const spaces = [worldSpace('term'), ...(country === null ? [] : [countrySpace(country)])]
      return spaces.flatMap((space) => docs.search(inNames(words, space), DOCS_PER_SPACE))
    },
    placed(words, group) {
      const telling = words.filter(({ text }) => !everywhere.has(text))
      if (telling.length === 0) return []
      const ids = docs.search(inNamesAndAddresses(telling, worldSpace(group)), FEW_DOCS)
      if (ids.length < FEW_DOCS) return ids
      // Only names are bound to cells. What no address has must be in the name.
      const names = telling.filter(({ text }) => vocabulary.around(text) === 0)
      return names.length === 0 ? ids : [...ids, ...named(names, group)]
    },
  }
}

/** The spaces around a point, the nearest first. A cell in one that is not crowded has no tokens of its own. */
function neighbourhoods(index: OpenIndex, group: Group, center: Coordinate): string[] {
  return cellLevels.toReversed().flatMap((level) => {
    const above = cellLevels[cellLevels.indexOf(level) - 1]
    return cellsAround(center, level)
      .filter((cell) => {
        const finest = cell * 4 ** (FINEST_LEVEL - level)
        return above === undefined || index.isCrowded(above, cellAt(above, finest))
      })
      .map((cell) => cellSpace(group, level, cell))
  })
}

/** How many records have a word in a name, at most. */
function mostNamed({ meanings, prefixes }: QueryWord, vocabulary: Vocabulary): number {
  let count = 0
  for (const meaning of meanings.keys()) count += vocabulary.named(meaning)
  for (const prefix of prefixes.keys()) count += vocabulary.namedWithPrefix(prefix)
  return count
}
