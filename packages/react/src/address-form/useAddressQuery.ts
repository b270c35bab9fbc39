'use client'

import { fold } from '@signpost/client/domain'
import { useCallback, useState } from 'react'

/**
 * Returns the part of a typed address that a service can find: everything before the flat, and optionally without the house number, if that
 * number is unknown.
 */
export function streetPart(typed: string, withNumber: boolean): string {
  const words = typed.slice(0, longestTyped).split(/[\s,;]+/)
  const flat = words.findIndex((word, at) => isFlat(word) && hasName(words.slice(0, at)))
  const known = flat < 0 ? words : words.slice(0, flat)
  if (withNumber) return flat < 0 ? typed : known.join(' ')
  const first = known.findIndex((word) => word !== '')
  const from = isNumber(known[first]) ? first + 1 : first
  const last = known.findLastIndex((word) => word !== '')
  const street = known.slice(from, isNumber(known[last]) ? last : last + 1)
  return hasName(street) ? street.join(' ') : typed
}

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
