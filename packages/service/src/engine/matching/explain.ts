import { kindCodes } from '../layout/kinds.ts'
import type { MatchReasons, QueryReading, WordRole } from '../PlaceStore.ts'
import type { Candidate } from './candidates.ts'
import type { Found } from './findCandidates.ts'
import type { QueryWord } from './queryWords.ts'
import type { Reader } from './Reader.ts'
import { pointsOf } from './rank.ts'
import { nameScore } from './textScore.ts'
import { readingScores, thresholds, weights } from './weights.ts'

const DECIMALS = 4

/** Explains the order of candidates by the reading of the text and the points of each candidate. */
export function explainer(found: Found, reader: Reader): (candidate: Candidate) => MatchReasons {
  const query = readingOf(found, reader)
  return (candidate) => {
    const { text, quality, sureness, fame, distance, reading, tier, score } = candidate
    const { isWhole, isWholeName, hasEveryWord, isPlaced } = candidate
    const points = Object.entries(pointsOf(candidate)).filter(([, value]) => value !== 0)
    return {
      reading: reading.name,
      tier,
      score: rounded(score),
      points: allRounded(Object.fromEntries(points)),
      features: {
        ...allRounded({ text, sureness, quality, fame }),
        meters: Math.round(distance),
        ...{ isWhole, isWholeName, hasEveryWord, isPlaced },
      },
      query,
    }
  }
}

function readingOf({ candidates, typed, query, readings }: Found, reader: Reader): QueryReading {
  const [best] = candidates
  const roles = best ? rolesIn(best, query.words, reader) : undefined
  const isCrossing = best?.doc.kind === kindCodes.intersection
  const connecting = new Set(
    query.connectors.flatMap(({ from, to }) => query.words.slice(from, to)),
  )
  return {
    words: typed.words.map((word) => {
      const { text } = word
      if (!query.words.includes(word)) return { text, role: 'modifier' }
      if (isCrossing && connecting.has(word)) return { text, role: 'crossing' }
      return { text, role: roles?.(word) ?? 'unread' }
    }),
    readings: [
      ...new Map(
        readings.map(({ name, as, score }) => [
          `${name} ${as}`,
          { name, as, score: rounded(score) },
        ]),
      ).values(),
    ],
    weights: { ...weights, ...thresholds, ...readingScores },
  }
}

/** The role of each word in a candidate. */
function rolesIn(
  candidate: Candidate,
  words: readonly QueryWord[],
  reader: Reader,
): (word: QueryWord) => WordRole {
  const { doc, reading, memberOf, houseNumber, askedHouseNumber } = candidate
  const where = new Set(reading.where?.map(({ text }) => text))
  const kind = new Set(reading.kind?.map(({ text }) => text))
  const term = doc.kind === kindCodes.term ? reader.terms.of(doc.id) : undefined
  const what = memberOf ?? term?.term
  const hasNumber = houseNumber !== undefined || askedHouseNumber !== undefined
  const number = hasNumber ? words.findLast(({ isNumber }) => isNumber) : undefined
  const address = reader.wordsOfAddress(doc)
  const isIn = (word: QueryWord, tokens: readonly string[]) => nameScore([word], tokens).text > 0
  return (word) => {
    if (where.has(word.text)) return 'place'
    if (word === number) return 'number'
    if (what !== undefined && (kind.size === 0 || kind.has(word.text))) {
      return what === 'brand' ? 'brand' : 'kind'
    }
    if (word.isMinor) return 'minor'
    if ([...doc.names, ...doc.aliases].some((name) => isIn(word, name))) return 'name'
    if (address.some((list) => isIn(word, list))) return 'place'
    return reading.name === 'without a word' ? 'unread' : 'name'
  }
}

function allRounded(values: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, rounded(value)]))
}

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS))
}
