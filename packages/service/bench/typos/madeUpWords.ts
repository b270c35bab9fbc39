import type { Random } from '../../src/engine/testing/random.ts'
import { LONGEST_WORD } from '../../src/engine/text/tokens.ts'

/** The number of previous letters on which a letter depends. */
const BEFORE = 3

/** The letters that follow a sequence, with their frequencies. */
type Chain = ReadonlyMap<string, readonly string[]>

/** Creates invented words with the letter sequences of known words, sorted and without duplicates. */
export function madeUpWords(known: readonly string[], count: number, random: Random): string[] {
  const chain = chainOf(known)
  const made = new Set<string>()
  while (made.size < count) {
    const word = makeWord(chain, random)
    if (word !== '') made.add(word)
  }
  return [...made].sort()
}

/** In a chain, a line break ends a word. */
function chainOf(words: readonly string[]): Chain {
  const chain = new Map<string, string[]>()
  for (const word of words) {
    let before = ''
    for (const letter of `${word}\n`) {
      const followers = chain.get(before)
      if (followers) followers.push(letter)
      else chain.set(before, [letter])
      before = (before + letter).slice(-BEFORE)
    }
  }
  return chain
}

function makeWord(chain: Chain, random: Random): string {
  let [word, before] = ['', '']
  for (;;) {
    const followers = chain.get(before) ?? []
    const letter = followers[Math.floor(random() * followers.length)] ?? '\n'
    if (letter === '\n') return word.slice(0, LONGEST_WORD)
    word += letter
    before = (before + letter).slice(-BEFORE)
  }
}
