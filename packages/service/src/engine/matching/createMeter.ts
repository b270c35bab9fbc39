import { done } from '../Plan.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import { countOf } from './countOf.ts'
import type { DocSearch, Reader } from './Reader.ts'

/** The work for a text, in units of about a microsecond. */
export const costs = {
  /** The cost of a search: for a partition, for a token in it, for one among all records of the world, and for a record that has the token. */
  partition: 30,
  token: 2,
  wideToken: 6,
  posting: 0.014,
  /** Reading a record, and comparing one of its names with a typed word. */
  doc: 4,
  comparison: 0.7,
  /** Comparing a typed word with the words of an address, which may have dozens. */
  address: 4,
  /** A walk through the vocabulary for one typo. */
  walk: 100,
  /** The nearest places of a category, and a range of house numbers. */
  nearest: 1000,
  numbers: 30,
}

/** The records of a word that are read for each record of the rarest word; the others are skipped. */
const READ_PER_RAREST = 8

/** Counts the work for a text. Any request may contain any text, and a text must not occupy a thread for long. */
export interface Meter {
  /** The work so far, in units of about a microsecond. It depends on the text and the data only, so that a text always has the same answer. */
  readonly spent: number
  /** True when no further answers are searched for. */
  readonly isOver: boolean
  spend(units: number): void
}

export function createMeter(most: number): Meter {
  let spent = 0
  return {
    get spent() {
      return spent
    },
    get isOver() {
      return spent >= most
    },
    spend(units) {
      spent += units
    },
  }
}

/** A reader whose work is counted. It finds nothing more once the limit is reached. */
export function meterReader(reader: Reader, meter: Meter): Reader {
  const { vocabulary } = reader
  return {
    ...reader,
    vocabulary: {
      ...vocabulary,
      similar(typed, options) {
        if (meter.isOver) return []
        meter.spend(costs.walk * options.most ** 2)
        return vocabulary.similar(typed, options)
      },
    },
    search(asked) {
      if (meter.isOver) return done(asked.partitions.map(() => []))
      meter.spend(costOf(asked, vocabulary))
      return reader.search(asked)
    },
    docs(ids) {
      meter.spend(ids.length * costs.doc)
      return reader.docs(ids)
    },
    nearestPlaces(...asked) {
      meter.spend(costs.nearest)
      return reader.nearestPlaces(...asked)
    },
    houseNumbers(ranges) {
      meter.spend(ranges.length * costs.numbers)
      return reader.houseNumbers(ranges)
    },
  }
}

function costOf({ partitions, words, within }: DocSearch, vocabulary: Vocabulary): number {
  const isInAddress = within !== 'name'
  const postings = words.map((word) => countOf(word, vocabulary, isInAddress))
  const rarest = Math.min(...postings)
  const most = rarest * READ_PER_RAREST
  const read = postings.map((count, index) => {
    // All records of the words with a common beginning are merged.
    return words[index]?.prefixes.size ? count : Math.min(count, most)
  })
  const all = read.reduce((sum, count) => sum + count, 0)
  const tokens = words.reduce(
    (sum, { meanings, prefixes }) => sum + meanings.size + prefixes.size,
    0,
  )
  const ofPartitions = partitions.reduce(
    (sum, { isWide }) => sum + costs.partition + tokens * (isWide ? costs.wideToken : costs.token),
    0,
  )
  return ofPartitions + all * costs.posting
}
