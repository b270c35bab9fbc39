import type { Suggestion } from '@signpost/client'
import { type RowLimits, suggestionItems } from '../domain/suggestionItems.ts'
import { lazyParts } from './lazyParts.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'

/** An answer to a text of this session. `order` is the number of its request. */
export interface Answer {
  readonly id: string
  readonly order: number
  readonly suggestions: readonly Suggestion[]
}

export interface RowsForText {
  readonly text: string
  /** The answer to the current text. */
  readonly exact: readonly Suggestion[] | undefined
  /** The answers to other texts, the newest first. */
  readonly answers: readonly Answer[]
  /** The `order` of the newest answer whose rows were shown. */
  readonly shown: number
}

export interface Rows {
  /** The rows; undefined to keep the current rows. */
  readonly items: readonly PlaceSearchItem[] | undefined
  /** True when the rows belong to an older text and do not match this one. */
  readonly isOutdated: boolean
}

/** Returns the rows for a text: its answer; else the matching rows of other answers; else the newest answer. */
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
