import type { Coordinate } from '@signpost/client/domain'
import { isCountry } from '../layout/describeRecord.ts'
import { kindCodes } from '../layout/kinds.ts'
import type { Plan } from '../Plan.ts'
import { isOfStreet } from '../text/abbreviations.ts'
import { aliasesFor } from './aliasesFor.ts'
import { costs, type Meter } from './createMeter.ts'
import type { HouseNumber } from './houseNumbers.ts'
import type { AreaTest } from './inArea.ts'
import type { QueryWord } from './queryWords.ts'
import type { Doc, Reader } from './Reader.ts'
import { byRank, distanceTo, type Features, type Rank, scoreOf, tierOf } from './rank.ts'
import type { Reading } from './readings.ts'
import { termScore } from './termScore.ts'
import { type TextScore, textScore } from './textScore.ts'
import { thresholds } from './weights.ts'

/** A doc, or a house number on the street of a doc, that may be what a query means. */
export interface Candidate extends Features, Rank {
  doc: Doc
  houseNumber?: HouseNumber
  /** The typed number, when another number or none was found. */
  askedHouseNumber?: string
  /** The reading of the text that found the candidate. */
  reading: Reading
  /** The kind of term that the candidate is a member of. */
  memberOf?: 'category' | 'brand'
}

/** The options of adding docs that do not match by their words. */
export interface AddedAs {
  memberOf?: 'category' | 'brand'
  /** False for a member whose fame does not set it apart from other places. */
  isBest?: boolean
  /** The point from which their distance counts; the center of the search otherwise. */
  near?: Coordinate
  /** True when the text has the whole name of the docs. */
  isWholeName?: boolean
}

/** The candidates of one query, each once with its best score. */
export interface Candidates {
  /** Scores docs by all typed words, even if only some of the words found them. */
  add(ids: Iterable<number>, words: readonly QueryWord[]): Plan<void>
  /** Adds docs with a given text score, which do not match by their words. */
  addAs(ids: readonly number[], text: number, how: AddedAs): Plan<void>
  /** Adds a candidate, unless it already has a better score. */
  addCandidate(candidate: Candidate): void
  /** Scores a doc without adding it. */
  rate(doc: Doc, words: readonly QueryWord[]): Candidate | null
  values(): Candidate[]
  /** Begins a reading of the text. All later additions belong to it. */
  begin(reading: Reading): void
  /** The readings so far, in their order. */
  readonly readings: readonly Reading[]
}

export function createCandidates(
  reader: Reader,
  center: Coordinate,
  languages: ReadonlySet<string>,
  isIn: AreaTest,
  meter: Meter,
  /** The state of the text: unfinished, or with so few letters that they are the beginning of a name. */
  typed: { mayGoOn: boolean; isShort: boolean },
): Candidates {
  const candidates = new Map<string, Candidate>()
  const readings: Reading[] = []
  /** The likelihood of the reading that rated each doc, by the words of the rating. */
  const likelihoodsBy = new WeakMap<readonly QueryWord[], Map<number, number>>()
  let reading: Reading = { as: 'name', name: '', score: 0, words: [] }
  let namesStreet = false

  function rate(doc: Doc, words: readonly QueryWord[]): Candidate | null {
    if (meter.isOver) return null
    const names = doc.names.length + aliasesFor(words, doc).length
    meter.spend(words.length * names * costs.comparison)
    const text = rateText(words, doc)
    if (text.text === 0) return null
    return scored(doc, text, distanceTo(doc, center, text.isWholeName), false, false)
  }

  function scored(
    doc: Doc,
    text: TextScore,
    distance: number,
    isMember: boolean,
    isNamedMember: boolean,
  ): Candidate {
    // The fields are copied one by one, because a letter has thousands of candidates and a spread is slower.
    const candidate: Candidate = {
      text: text.text,
      isWhole: text.isWhole,
      sureness: text.sureness,
      isPlaced: text.isPlaced,
      quality: text.quality,
      hasEveryWord: text.hasEveryWord,
      isWholeName: text.isWholeName,
      isStart: text.isStart,
      isBeginning: text.isBeginning && typed.mayGoOn && reading.as === 'name',
      isShort: typed.isShort,
      kind: doc.kind,
      fame: doc.prominence,
      distance,
      isMember,
      isNamedMember,
      isFurther: false,
      isAddress: false,
      isTypedAsStreet: namesStreet,
      likelihood: reading.score,
      doc,
      tier: 0,
      score: 0,
      reading,
    }
    candidate.tier = tierOf(candidate)
    candidate.score = scoreOf(candidate)
    return candidate
  }

  function rateText(words: readonly QueryWord[], doc: Doc): TextScore {
    const term = doc.kind === kindCodes.term ? reader.terms.of(doc.id) : undefined
    if (term) return termScore(words, term, languages)
    const isLandmark = doc.kind === kindCodes.place && doc.prominence >= thresholds.landmark
    const kindWords = isLandmark ? reader.terms.kindWords : undefined
    const isRoad = doc.kind === kindCodes.street || doc.kind === kindCodes.intersection
    const isCrossing = doc.kind === kindCodes.intersection && reading.isJoined === true
    const isArea = doc.kind === kindCodes.area
    // No country is inside another, so `Djibouti, Djibouti` means the city.
    const address = () => {
      meter.spend(costs.address)
      return isArea && isCountry(doc) ? [] : reader.wordsOfAddress(doc)
    }
    return textScore(words, doc, address, kindWords, { isRoad, isCrossing, isArea })
  }

  /**
   * The docs with their scores, without those that already match well and those that a likelier reading has rated by the same words. The readings
   * without a word all find the same records by the same words.
   */
  function* rated(ids: Iterable<number>, words: readonly QueryWord[]): Plan<Candidate[]> {
    const known = likelihoodsBy.get(words) ?? new Map<number, number>()
    likelihoodsBy.set(words, known)
    const unsure = [...new Set(ids)].filter(
      (id) => !isWell(id) && (known.get(id) ?? 0) < reading.score,
    )
    for (const id of unsure) known.set(id, reading.score)
    const docs = yield* reader.docs(unsure)
    return docs.flatMap((doc) => (doc && isIn(doc) && rate(doc, words)) || [])
  }

  function isWell(id: number): boolean {
    return (candidates.get(`d${id}`)?.text ?? 0) > thresholds.well
  }

  function addCandidate(candidate: Candidate): void {
    if (!isIn(candidate.doc, candidate.houseNumber)) return
    const key = candidate.houseNumber ? `a${candidate.houseNumber.id}` : `d${candidate.doc.id}`
    const known = candidates.get(key)
    if (!known || byRank(known, candidate) > 0) candidates.set(key, candidate)
  }

  return {
    rate,
    addCandidate,
    *add(ids, words) {
      for (const candidate of yield* rated(ids, words)) addCandidate(candidate)
    },
    *addAs(ids, text, { near = center, memberOf, isBest = true, isWholeName = false }) {
      for (const doc of yield* reader.docs(ids)) {
        if (!doc) continue
        const named = candidates.get(`d${doc.id}`)
        const match: TextScore = {
          text,
          isWhole: true,
          sureness: 1,
          isPlaced: near !== center,
          quality: 1,
          hasEveryWord: false,
          isWholeName: isWholeName || (named?.isWholeName ?? false),
          isStart: named?.isStart ?? false,
          isBeginning: named?.isBeginning ?? false,
        }
        const member = scored(doc, match, distanceTo(doc, near), isBest, named !== undefined)
        addCandidate(memberOf ? { ...member, memberOf } : member)
      }
    },
    begin(next) {
      reading = next
      namesStreet = (next.asked ?? next.words).some(({ text }) => isOfStreet(text))
      readings.push(next)
    },
    readings,
    values: () => [...candidates.values()],
  }
}
