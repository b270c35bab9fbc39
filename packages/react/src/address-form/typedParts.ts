import type { Address } from '@signpost/client'
import { fold } from '@signpost/client/domain'

/** The typed parts that the chosen address lacks. They are copied as typed, never invented. */
export interface TypedParts {
  /** The house number, if the address has none. */
  readonly houseNumber?: string | undefined
  /** The flat, the floor and the rest after the house number. */
  readonly unit?: string | undefined
}

type Role = 'street' | 'number' | 'area'

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
  role?: Role
}

/** Returns the house number and the flat in a typed text, for the address that was chosen for it. */
export function typedParts(typed: string, address: Address): TypedParts {
  const text = typed.slice(0, longestTyped)
  // Text without spaces cannot be split into words.
  if (unspaced.test(text)) return {}
  const tokens: Token[] = [...text.matchAll(/[^\s,;]+/g)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
  const { street, intersection, airport, area, city, state, postal, country } = address
  mark(tokens, 'street', [street, intersection, airport])
  mark(tokens, 'area', [area, city, state, postal, country])
  const number = numberIn(tokens)
  for (const token of number) token.role = 'number'
  const unit = unitsIn(tokens, text).join(', ')
  return {
    houseNumber: address.houseNumber ? undefined : textOf(number, text),
    unit: unit === '' ? undefined : unit,
  }
}

/** The maximum number of characters to read, which bounds the work. */
const longestTyped = 200

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Assigns a role to the tokens that match or start a word of these texts. Each word of the texts counts once. */
function mark(tokens: readonly Token[], role: Role, texts: readonly (string | undefined)[]): void {
  const known = texts.flatMap(wordsOf)
  for (const token of tokens) {
    if (token.role) continue
    const words = wordsOf(token.text)
    const found = words.map((word) =>
      known.findIndex((candidate) => matchesWord(candidate, word, role)),
    )
    if (words.length === 0 || found.includes(-1)) continue
    for (const at of found) known[at] = ''
    token.role = role
  }
}

function matchesWord(known: string, word: string, role: Role): boolean {
  if (known === word) return true
  if (digit.test(word)) return false
  // A single letter may be a flat.
  return known.startsWith(word) && (role === 'street' || word.length > 1)
}

function wordsOf(text: string | undefined): string[] {
  return fold(text ?? '')
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word !== '')
}

/** Returns the tokens of the house number: after or before the street, or after a word for "number", including a suffix such as "bis". */
function numberIn(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(({ role }) => role === 'street')
  const last = tokens.findLastIndex(({ role }) => role === 'street')
  const before = repeated.test(tokens[first - 1]?.text ?? '') ? first - 2 : first - 1
  const isNumber = (at: number): boolean => {
    const token = tokens[at]
    if (!token || token.role || !houseNumber.test(token.text)) return false
    return !unitWord.test(fold(tokens[at - 1]?.text ?? ''))
  }
  const indexes = [...tokens.keys()]
  const at =
    first < 0
      ? // Without a match for the street, take the first number.
        indexes.find(isNumber)
      : ([last + 1, before, first > 0 ? 0 : -1].find(isNumber) ??
        indexes.find((index) => isNumber(index) && numberWord.test(tokens[index - 1]?.text ?? '')))
  if (at === undefined) return []
  return tokens.slice(at, repeated.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1)
}

/** Returns the stretches of text that may be a flat: neither street, number nor area. */
function unitsIn(tokens: readonly Token[], text: string): string[] {
  const end = tokens.findLastIndex(({ role }) => role === 'street' || role === 'number')
  const hasStreet = tokens.some(({ role }) => role === 'street')
  return runsOf(tokens).flatMap((run) => {
    const isBehind = hasStreet && run.at > end
    const from = isBehind ? 0 : unitStart(run.tokens)
    return from < 0 ? [] : (textOf(run.tokens.slice(from), text) ?? [])
  })
}

/** Returns the text of a stretch as typed. */
function textOf(tokens: readonly Token[], text: string): string | undefined {
  const [first] = tokens
  const last = tokens.at(-1)
  return first && last && text.slice(first.start, last.end)
}

interface Run {
  readonly at: number
  readonly tokens: readonly Token[]
}

function runsOf(tokens: readonly Token[]): Run[] {
  const runs: { at: number; tokens: Token[] }[] = []
  let isOpen = false
  tokens.forEach((token, at) => {
    const isFree = !token.role && !numberWord.test(token.text)
    if (isFree && isOpen) runs.at(-1)?.tokens.push(token)
    else if (isFree) runs.push({ at, tokens: [token] })
    isOpen = isFree
  })
  return runs
}

/** Returns the index at which the flat begins in a stretch; -1 if there is none. */
function unitStart(run: readonly Token[]): number {
  const word = run.findIndex(({ text }) => text.startsWith('#') || unitWord.test(fold(text)))
  return word >= 0 ? word : run.findIndex(({ text }) => digit.test(text))
}

const digit = /\p{N}/u
const houseNumber = /^\p{N}{1,6}\p{L}?(?:[-/–]\p{N}{0,6}\p{L}?)?$/u
const repeated = /^(?:bis|ter|quater)$/i
const numberWord = /^(?:n|nr|no|num|numero|número|hausnr)[.:°º]*$/i
/** Matches words for a flat, a floor, a staircase or a box, and their abbreviations, in the languages of our messages. */
const unitWord =
  /^(?:ap|app|apt|apto|apart.*|bat|batiment|bl|bloque|bloc|box|bldg|building|dep|depto|dpto|depart.*|door|esc|escalera|escalier|etg|etage|fl|flat|floor|int|interno|lot|oficina|of|piso|puerta|planta|porta|porte|room|rm|sala|scala|ste|stock|suite|torre|tower|unit|whg|wohnung|شقه|طابق|مبني)[.]?$/
