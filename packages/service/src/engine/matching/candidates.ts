import type { Coordinate } from '@signpost/client/domain'
import { kindCodes } from '../layout/kinds.ts'
import type { Plan } from '../Plan.ts'
import type { QueryWord } from '../text/queryWords.ts'
import type { HouseNumber } from './houseNumbers.ts'
import type { AreaTest } from './inArea.ts'
import type { Doc, Reader } from './Reader.ts'
import { distanceTo, score, type TextScore, textScore } from './rank.ts'
import { termScore } from './termScore.ts'
import { weights } from './weights.ts'

/** A doc, or a house number on the street of a doc, that may be what a query means. */
export interface Candidate extends TextScore {
  doc: Doc
  houseNumber?: HouseNumber
  /** The number that was asked for, where another or none was found. */
  askedHouseNumber?: string
  distance: number
  score: number
  /** The reading of the text by which it was found. */
  reading: string
  /** Points that its reading gives it, beside those of its text, fame and distance. */
  bonus?: number
  /** The words that were read as a place to look in, where some were. */
  where?: readonly QueryWord[]
  /** Set for the places of a kind or a brand. */
  isMember?: 'category' | 'brand'
}

/** A way to add docs that match by something else than their words. */
export interface AddedAs {
  reading: string
  isMember?: 'category' | 'brand'
  where?: readonly QueryWord[]
  /** The point from which their distance counts; the centre of the search otherwise. */
  near?: Coordinate
}

/** The text score of what is not found by its own words. */
const known = {
  isWhole: true,
  sureness: 1,
  quality: 1,
  hasEveryWord: false,
  isWholeName: false,
}

/** A text score that other readings of the words are not tried to improve. */
const WELL = 0.9

/** The fame from which on a place goes by its name without its kind: a terminal and a stadium, no pharmacy that is called after its street. */
const LANDMARK = 0.435

/** The candidates of one query, each once with its best score. */
export interface Candidates {
  /** Scores docs by all the typed words, also where they were found by some of them. */
  add(ids: Iterable<number>, words: readonly QueryWord[]): Plan<void>
  /** Adds those docs that have every significant word. */
  addWhole(ids: Iterable<number>, words: readonly QueryWord[]): Plan<void>
  /** Adds docs with a given text score, for those that match by something else than their words. */
  addAs(ids: readonly number[], text: number, how: AddedAs): Plan<void>
  /** Adds a candidate, unless the same one is there with a better score. */
  addCandidate(candidate: Candidate): void
  /** Scores a doc without adding it. */
  rate(doc: Doc, words: readonly QueryWord[]): Candidate | null
  values(): Candidate[]
  /** Begins another reading of the text: what is added from now on was found by it. */
  begin(reading: string): void
  /** The readings so far, in their order. */
  readonly readings: readonly string[]
}

export function createCandidates(
  reader: Reader,
  center: Coordinate,
  languages: ReadonlySet<string>,
  isIn: AreaTest,
): Candidates {
  const candidates = new Map<string, Candidate>()
  const readings: string[] = []
  let reading = ''

  function rate(doc: Doc, words: readonly QueryWord[]): Candidate | null {
    const text = rateText(words, doc)
    if (text.text === 0) return null
    const distance = distanceTo(doc, center)
    // One by one: thousands of these are made for a letter, and a spread costs more.
    return {
      text: text.text,
      isWhole: text.isWhole,
      sureness: text.sureness,
      isPlaced: text.isPlaced,
      quality: text.quality,
      hasEveryWord: text.hasEveryWord,
      isWholeName: text.isWholeName,
      doc,
      distance,
      score: score(text, doc, distance),
      reading,
    }
  }

  function rateText(words: readonly QueryWord[], doc: Doc): TextScore {
    const term = doc.kind === kindCodes.term ? reader.terms.of(doc.id) : undefined
    if (term) return termScore(words, term, languages)
    const isLandmark = doc.kind === kindCodes.place && doc.prominence >= LANDMARK
    const kindWords = isLandmark ? reader.terms.kindWords : undefined
    return textScore(words, doc, reader.wordsOfAddress(doc), kindWords)
  }

  /** The docs with their scores, but for those that match well already. */
  function* rated(ids: Iterable<number>, words: readonly QueryWord[]): Plan<Candidate[]> {
    const unsure = [...new Set(ids)].filter((id) => !isWell(id))
    const docs = yield* reader.docs(unsure)
    return docs.flatMap((doc) => (doc && isIn(doc) && rate(doc, words)) || [])
  }

  function isWell(id: number): boolean {
    return (candidates.get(`d${id}`)?.text ?? 0) > WELL
  }

  function addCandidate(candidate: Candidate): void {
    if (!isIn(candidate.doc, candidate.houseNumber)) return
    const key = candidate.houseNumber ? `a${candidate.houseNumber.id}` : `d${candidate.doc.id}`
    const known = candidates.get(key)
    if (!known || known.score < candidate.score) candidates.set(key, candidate)
  }

  return {
    rate,
    addCandidate,
    *add(ids, words) {
      for (const candidate of yield* rated(ids, words)) addCandidate(candidate)
    },
    *addWhole(ids, words) {
      for (const candidate of yield* rated(ids, words)) {
        if (candidate.isWhole) addCandidate(candidate)
      }
    },
    *addAs(ids, text, { near = center, ...how }) {
      for (const doc of yield* reader.docs(ids)) {
        if (!doc) continue
        const distance = distanceTo(doc, near)
        const named = candidates.get(`d${doc.id}`)
        const bonus = weights.memberFame * doc.prominence + (named ? weights.memberNamed : 0)
        const isWholeName = named?.isWholeName ?? false
        addCandidate({
          ...known,
          ...how,
          text,
          isWholeName,
          isPlaced: near !== center,
          doc,
          distance,
          bonus,
          score: score({ text, isWholeName }, doc, distance) + bonus,
        })
      }
    },
    begin(next) {
      reading = next
      readings.push(next)
    },
    readings,
    values: () => [...candidates.values()],
  }
}
