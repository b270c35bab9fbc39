import { ancestorOf } from '../layout/partitions.ts'
import { type Plan, together } from '../Plan.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import { mergeFound } from './mergeFound.ts'
import type { Doc, DocSearch, Reader, SearchedPartition } from './Reader.ts'
import type { Terms } from './terms.ts'

/** The number of ids that each region may have; the ids of the next region begin after them. */
const SPAN = 2 ** 32

/**
 * Combines readers of regions that were built separately. The result has the words of all regions. A record in several regions, such as a category or
 * the country, is found once.
 */
export function combineReaders(readers: readonly Reader[], vocabulary: Vocabulary): Reader {
  const [only, ...others] = readers
  if (only && others.length === 0) return only
  /** The number of the doc in its region. */
  const origins = new WeakMap<Doc, { reader: Reader; doc: Doc }>()
  const combined = new WeakMap<Doc, Doc>()
  const terms = combineTerms(readers.map((reader) => reader.terms))

  function toCombined(doc: Doc, region: number, reader: Reader): Doc {
    const known = combined.get(doc)
    if (known) return known
    const street = doc.street === null ? null : numberIn(region, doc.street)
    const made = { ...doc, id: numberIn(region, doc.id), street }
    combined.set(doc, made)
    origins.set(made, { reader, doc })
    return made
  }

  /** Queries each region for its own items, concurrently. The results are in the order of the items. */
  function* ofEach<Item, Result>(
    items: readonly Item[],
    numberOf: (item: Item) => number,
    ask: (reader: Reader, own: readonly Item[], region: number) => Plan<Result[]>,
  ): Plan<Result[]> {
    const places = readers.map((_, region) =>
      [...items.keys()].filter((place) => regionOf(numberOf(items[place] as Item)) === region),
    )
    const asked = readers.map((reader, region) => {
      const own = (places[region] ?? []).map((place) => items[place] as Item)
      return own.length === 0 ? nothing<Result>() : ask(reader, own, region)
    })
    const results: Result[] = []
    for (const [region, found] of (yield* together(asked)).entries()) {
      for (const [index, place] of (places[region] ?? []).entries()) {
        results[place] = found[index] as Result
      }
    }
    return results
  }

  /** Queries all regions concurrently. */
  function* all<Result>(ask: (reader: Reader, region: number) => Plan<Result[]>): Plan<Result[]> {
    return (yield* together(readers.map(ask))).flat()
  }

  const plain = (id: number): number => id
  const reader: Reader = {
    vocabulary,
    // A word too common in one region may distinguish it from the others.
    commonWords: new Set(
      [...(only?.commonWords ?? [])].filter((word) =>
        others.every(({ commonWords }) => commonWords.has(word)),
      ),
    ),
    terms,
    isCrowded: (level, cell) => readers.some((reader) => reader.isCrowded(level, cell)),
    *search(asked) {
      const found = yield* together(
        readers.map((reader, region) => searchIn(reader, region, asked)),
      )
      const merged = []
      for (const index of asked.partitions.keys()) {
        merged.push(
          yield* mergeFound(
            reader,
            found.map((lists) => lists[index] ?? []),
            asked.most,
          ),
        )
      }
      return merged
    },
    docs: (ids) =>
      ofEach(ids, plain, function* (reader, own, region) {
        const docs = yield* reader.docs(own.map(ownNumber))
        return docs.map((doc) => doc && toCombined(doc, region, reader))
      }),
    wordsOfAddress(doc) {
      const origin = origins.get(doc)
      return origin ? origin.reader.wordsOfAddress(origin.doc) : [doc.context]
    },
    countryOf(doc) {
      const origin = origins.get(doc)
      return origin?.reader.countryOf(origin.doc)
    },
    records: (ids) => ofEach(ids, plain, (reader, own) => reader.records(own.map(ownNumber))),
    addresses: (ids) => ofEach(ids, plain, (reader, own) => reader.addresses(own.map(ownNumber))),
    *ofRef(ref) {
      const found = yield* together(readers.map((reader) => reader.ofRef(ref)))
      return found.find((record) => record !== null) ?? null
    },
    houseNumbers: (ranges) =>
      ofEach(
        ranges,
        ({ street }) => street,
        function* (reader, own, region) {
          const asked = own.map((range) => ({ ...range, street: ownNumber(range.street) }))
          const found = yield* reader.houseNumbers(asked)
          return found.map((points) =>
            points.map((point) => ({ ...point, id: numberIn(region, point.id) })),
          )
        },
      ),
    *nearestPlaces(of, count, farthest) {
      const found = yield* all(function* (reader, region) {
        const near = yield* reader.nearestPlaces(of, count, farthest)
        return near.map((place) => ({ ...place, doc: numberIn(region, place.doc) }))
      })
      return found.sort((a, b) => a.distance - b.distance).slice(0, count)
    },
    pointsIn: (kind, boxes) =>
      all(function* (reader, region) {
        const points = yield* reader.pointsIn(kind, boxes)
        return points.map((point) => ({
          ...point,
          id: numberIn(region, point.id),
          street: numberIn(region, point.street),
        }))
      }),
    *borderAt(point) {
      const found = yield* together(readers.map((reader) => reader.borderAt(point)))
      const [first = null] = found
        .filter((border) => border !== null)
        .sort((a, b) => a.rank - b.rank || a.size - b.size)
      return first
    },
    stretchesIn: (boxes) =>
      all(function* (reader, region) {
        const stretches = yield* reader.stretchesIn(boxes)
        return stretches.map((stretch) => ({ ...stretch, doc: numberIn(region, stretch.doc) }))
      }),
  }
  return reader
}

// biome-ignore lint/correctness/useYield: it has nothing to wait for.
function* nothing<Result>(): Plan<Result[]> {
  return []
}

/** Searches the partitions in one region. A cell without its own tokens there is searched as a part of the surrounding cell. */
function* searchIn(reader: Reader, region: number, asked: DocSearch): Plan<number[][]> {
  // The postings of a region lack the words that are too common in its addresses.
  const words =
    asked.within === 'name'
      ? asked.words
      : asked.words.filter(({ text }) => !reader.commonWords.has(text))
  if (words.length === 0) return asked.partitions.map(() => [])
  const names = asked.partitions.map(({ partition }) => ancestorOf(partition, reader.isCrowded))
  const partitions = new Map<string, SearchedPartition>()
  for (const [index, name] of names.entries()) {
    const { partition, isWide } = asked.partitions[index] as SearchedPartition
    // A cell that is not crowded has few records.
    partitions.set(name, { partition: name, isWide: isWide && name === partition })
  }
  const found = yield* reader.search({ ...asked, words, partitions: [...partitions.values()] })
  const places = [...partitions.keys()]
  return names.map((name) => (found[places.indexOf(name)] ?? []).map((id) => numberIn(region, id)))
}

function combineTerms(all: readonly Terms[]): Terms {
  return {
    of: (doc) => all[regionOf(doc)]?.of(ownNumber(doc)),
    kindWords: new Set(all.flatMap(({ kindWords }) => [...kindWords])),
    hasWord: (text, isUnfinished) => all.some((terms) => terms.hasWord(text, isUnfinished)),
  }
}

/** The number of a region's doc among the docs of all regions. */
function numberIn(region: number, number: number): number {
  return region * SPAN + number
}

function regionOf(number: number): number {
  return Math.floor(number / SPAN)
}

function ownNumber(number: number): number {
  return number % SPAN
}
