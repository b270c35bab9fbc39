import type { AddressField, AddressValues } from '@signpost/client'
import { addressLines, fold, toAlpha3 } from '@signpost/client/domain'

/** A field of an address with two values that differ. */
export interface AddressChange {
  readonly field: AddressField
  /** The typed value; empty if there is none. */
  readonly was: string
  readonly now: string
}

/**
 * Returns the fields whose proposed value differs from the typed one. Case, accents, punctuation, the order of words, the post's
 * abbreviations and additional typed words make no difference. A field that the form does not have, and a value that is not proposed, cannot
 * differ.
 */
export function differences(
  typed: AddressValues,
  proposed: AddressValues,
): readonly AddressChange[] {
  return fields.flatMap((field) => {
    const was = typed[field]
    const now = proposed[field]
    return was === undefined || !now || isSame(field, now, typed) ? [] : [{ field, was, now }]
  })
}

/** Returns the fields that were filled in and have another value now. */
export function changedFields(written: AddressValues, now: AddressValues): readonly AddressField[] {
  const filledIn = fields.filter((field) => written[field])
  const before = { ...written, country: now.country }
  const changes = [...differences(before, now), ...differences(now, before)]
  return filledIn.filter((field) => !now[field] || changes.some((each) => each.field === field))
}

const fields = [
  'address-line1',
  'address-line2',
  'address-level3',
  'address-level2',
  'address-level1',
  'postal-code',
] as const satisfies readonly AddressField[]

function isSame(field: AddressField, now: string, typed: AddressValues): boolean {
  const was = typed[field] ?? ''
  if (was.trim() === '') {
    // The value may have been typed into another field.
    return contains(fields.map((each) => typed[each] ?? '').join(' '), now)
  }
  switch (field) {
    case 'address-line1':
    case 'address-line2':
      return contains(`${typed['address-line1']} ${typed['address-line2'] ?? ''}`, now)
    case 'address-level1':
      return contains(was, now) || stateOf(was, typed) === stateOf(now, typed)
    case 'postal-code':
      return lettersOf(typed.country === 'US' ? now.slice(0, was.length) : now) === lettersOf(was)
    default:
      return contains(was, now)
  }
}

/** True when a text contains all words of another, in any order. */
function contains(text: string, part: string): boolean {
  if (unspaced.test(part)) return lettersOf(text).includes(lettersOf(part))
  const words = new Set(wordsOf(text))
  return wordsOf(part).every((word) => words.has(word))
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

function wordsOf(text: string): string[] {
  const words = fold(text).replaceAll("'", '').split(separators)
  return words.flatMap((word) => (word === '' ? [] : (abbreviations.get(word) ?? word)))
}

function lettersOf(text: string): string {
  return fold(text).split(separators).join('')
}

const separators = /[^\p{L}\p{M}\p{N}]+/u

/** The words of English addresses that posts abbreviate, with their abbreviations. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  (
    'apartment apt,avenue ave,boulevard blvd,building bldg,circle cir,court ct,drive dr,east e,floor fl,highway hwy,lane ln,north n,' +
    'parkway pkwy,place pl,road rd,saint st,south s,square sq,street st,suite ste,terrace ter,west w'
  )
    .split(',')
    .map((pair) => {
      const [word = '', short = ''] = pair.split(' ')
      return [word, short]
    }),
)

/** Returns the abbreviation of a state by the post of the country, if it has one. */
function stateOf(state: string, { country = '' }: AddressValues): string {
  const lines = addressLines({ street: '-', state, countryCode: toAlpha3(country) })
  return fold(lines.join())
}
