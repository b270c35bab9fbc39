import type { Coordinate } from '@signpost/client/domain'
import type { QueryWord } from '../../text/queryWords.ts'
import { kindCodes } from '../layout/kinds.ts'
import type { Reader } from '../reading/createReader.ts'
import type { Doc } from '../reading/docs.ts'
import type { HouseNumber } from '../reading/houseNumbers.ts'
import { distanceTo, score, type TextScore, textScore } from './rank.ts'

/** A doc, or a house number on the street of a doc, that a query found. */
export interface Find extends TextScore {
  doc: Doc
  houseNumber?: HouseNumber
  /** The number that was asked for, where another or none was found. */
  askedHouseNumber?: string
  distance: number
  score: number
}

/** A match that is not tried to be bettered. */
const WELL = 0.9

/** Gathers what the look-ups of one query find, each thing once with its best score. */
export interface Finds {
  /** Scores docs by all the typed words, also where they were found by some of them. */
  add(ids: Iterable<number>, words: readonly QueryWord[]): void
  /** Adds those docs that have every telling word. */
  addWhole(ids: Iterable<number>, words: readonly QueryWord[]): void
  /** Adds docs that match a text so well by something else than their words. */
  addAs(ids: Iterable<number>, text: number): void
  addFind(find: Find): void
  /** A doc with its score, without adding it. */
  rate(id: number, words: readonly QueryWord[]): Find | null
  values(): Find[]
}

export function createFinds(reader: Reader, center: Coordinate): Finds {
  const finds = new Map<string, Find>()
  function addressOf({ kind, context, locality }: Doc): readonly string[] {
    if (kind === kindCodes.term) return []
    return [...context, ...reader.wordsOfLocality(locality)]
  }

  function rate(id: number, words: readonly QueryWord[]): Find | null {
    const doc = reader.docs.read(id)
    if (!doc) return null
    const text = textScore(words, doc, addressOf(doc))
    if (text.text === 0) return null
    const distance = distanceTo(doc, center)
    return { ...text, doc, distance, score: score(text.text, doc, distance) }
  }

  /** What matches well already matches no better by words that may mean more. */
  function* rated(ids: Iterable<number>, words: readonly QueryWord[]): Generator<Find> {
    for (const id of new Set(ids)) {
      if ((finds.get(`d${id}`)?.text ?? 0) > WELL) continue
      const find = rate(id, words)
      if (find) yield find
    }
  }

  function addFind(find: Find): void {
    const key = find.houseNumber ? `a${find.houseNumber.id}` : `d${find.doc.id}`
    const known = finds.get(key)
    if (!known || known.score < find.score) finds.set(key, find)
  }

  return {
    rate,
    addFind,
    add(ids, words) {
      for (const find of rated(ids, words)) addFind(find)
    },
    addWhole(ids, words) {
      for (const find of rated(ids, words)) if (find.isWhole) addFind(find)
    },
    addAs(ids, text) {
      for (const id of ids) {
        const doc = reader.docs.read(id)
        if (!doc) continue
        const distance = distanceTo(doc, center)
        const found = { text, isWhole: true, sureness: 1, isPlaced: false }
        addFind({ ...found, doc, distance, score: score(text, doc, distance) })
      }
    },
    values: () => [...finds.values()],
  }
}
