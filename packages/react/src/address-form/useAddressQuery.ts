'use client'

import { fold } from '@signpost/client/domain'
import { useCallback, useState } from 'react'

/**
 * Returns the part of a typed address that a service can find: without the flat and what follows it, and optionally without the house
 * number, if that number is unknown.
 */
export function streetPart(typed: string, withNumber: boolean): string {
  const words = typed
    .slice(0, longestTyped)
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
  const known = withoutFlat(words)
  if (withNumber) return known.length === words.length ? typed : known.join(' ')
  const from = isNumber(known[0]) ? 1 : 0
  const street = known.slice(from, isNumber(known.at(-1)) ? -1 : undefined)
  return hasName(street) ? street.join(' ') : typed
}

/** Returns the words behind a flat at the beginning, as in "Flat 3, 10 Downing Street", and before the next flat. */
function withoutFlat(words: readonly string[]): readonly string[] {
  const [flat = '', number = ''] = words
  const length = /^#./.test(flat) ? 1 : isFlat(flat) && flatNumber.test(number) ? 2 : 0
  const behind = words.slice(length)
  const known = hasName(behind) ? behind : words
  const next = known.findIndex((word, at) => isFlat(word) && hasName(known.slice(0, at)))
  return next < 0 ? known : known.slice(0, next)
}

/** Matches the number or letter of a flat: 3, 4B, B4, B. */
const flatNumber = /^(?:\p{L}?\p{N}+\p{L}?|\p{L})$/u

/** The maximum number of characters to read, which bounds the work. */
const longestTyped = 200

function isFlat(word: string): boolean {
  return word.startsWith('#') || flatWord.test(fold(word))
}

/** Matches words before the number of a flat or a floor, which never occur in street names. */
const flatWord =
  /^(?:ap|apt|apto|apart[a-z]*|dep|depto|dpto|flat|suite|ste|unit|piso|floor|fl|etg|etage|stock|whg|wohnung|interno|int|scala|esc|escalera|bat|batiment|شقه|طابق)\.?$/

function isNumber(word: string | undefined): boolean {
  return word !== undefined && /^\p{N}{1,6}\p{L}?$/u.test(word)
}

function hasName(words: readonly string[]): boolean {
  return words.some((word) => /\p{L}{3}/u.test(word))
}

/**
 * Returns a function that reduces a typed address to the part to search for: without the flat, and without the house number if nothing was
 * found with it.
 */
export function useAddressQuery(): readonly [
  toQuery: (text: string) => string,
  onEmpty: (text: string) => void,
] {
  const [unknown, setUnknown] = useState<string>()
  const toQuery = useCallback(
    (text: string) => {
      const part = streetPart(text, true)
      return part === unknown ? streetPart(text, false) : part
    },
    [unknown],
  )
  const onEmpty = useCallback((text: string) => setUnknown(streetPart(text, true)), [])
  return [toQuery, onEmpty]
}
