import type { QueryWord } from './queryWords.ts'
import type { Doc } from './Reader.ts'

type Names = Doc['aliases']

/** The length below which a list is not filtered. */
const MANY = 8
/** The first character after the Latin letters. */
const FIRST_OTHER = 0x250

const latinNames = new WeakMap<Names, Names>()
const latinWords = new WeakMap<readonly QueryWord[], boolean>()

/** The aliases of a doc that words can match. A large city has dozens more in other scripts. */
export function aliasesFor(words: readonly QueryWord[], { aliases }: Pick<Doc, 'aliases'>): Names {
  if (aliases.length < MANY || !isAllLatin(words)) return aliases
  const known = latinNames.get(aliases)
  if (known) return known
  const latin = aliases.filter((name) => name.some(isLatin))
  latinNames.set(aliases, latin)
  return latin
}

function isAllLatin(words: readonly QueryWord[]): boolean {
  const known = latinWords.get(words)
  if (known !== undefined) return known
  const are = words.every(({ meanings, prefixes }) =>
    [...meanings.keys(), ...prefixes.keys()].every(isLatin),
  )
  latinWords.set(words, are)
  return are
}

function isLatin(token: string): boolean {
  return token.charCodeAt(0) < FIRST_OTHER
}
