import type { Suggestion } from '@signpost/client'
import { type RowLimits, suggestionItems } from '../domain/suggestionItems.ts'
import { lazyParts } from './lazyParts.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

/** An answer to a text of this session. Requests are numbered in the order in which they were made. */
export interface Answer {
  readonly id: string
  readonly order: number
  readonly suggestions: readonly Suggestion[]
}

export interface RowsForText {
  readonly text: string
  /** The answer to this very text. */
  readonly exact: readonly Suggestion[] | undefined
  /** The answers to other texts, the newest first. */
  readonly answers: readonly Answer[]
  /** The newest answer of which rows were shown. */
  readonly shown: number
}

export interface Rows {
  /** Undefined: those that are shown stay. */
  readonly items: readonly PlaceSearchItem[] | undefined
  /** True when they are those of an older text, which mean nothing for this one. */
  readonly isOutdated: boolean
}

/** The rows for a text: its answer; until that comes, the matches of other answers; and without those the newest answer. */
export function rowsFor({ text, exact, answers, shown }: RowsForText, limits: RowLimits): Rows {
  if (exact) return { items: suggestionItems(exact, limits), isOutdated: false }
  const lists = answers.map(({ suggestions }) => suggestions)
  const narrowed = lazyParts.loaded?.narrowItems(lists, text, limits) ?? []
  if (narrowed.length > 0) return { items: narrowed, isOutdated: false }
  const newest = answers.find(({ suggestions }) => suggestions.length > 0)
  const isNews = newest !== undefined && newest.order > shown
  return {
    items: isNews ? suggestionItems(newest.suggestions, limits) : undefined,
    isOutdated: true,
  }
}
