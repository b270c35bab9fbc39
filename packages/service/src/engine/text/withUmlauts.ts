/** Letters that people write out where they cannot type the mark: `ae` for ä, `oe` for ö and ø, `ue` for ü, `aa` for å. A folded word has no marks. */
const writtenOut = /ae|oe|ue|aa/g

/** The number of pairs beyond which a word is read with all pairs replaced, or none. */
const MOST_PAIRS = 4

/** The readings of a folded word in which pairs of letters stand for a letter with a mark: `aulestrasse` for `aeulestrasse`. */
export function withUmlauts(word: string): string[] {
  const places = [...word.matchAll(writtenOut)].map(({ index }) => index)
  if (places.length > MOST_PAIRS) return [word.replaceAll(writtenOut, ([letter = '']) => letter)]
  const ways = [word]
  for (const at of places.reverse()) {
    ways.push(...ways.map((way) => way.slice(0, at + 1) + way.slice(at + 2)))
  }
  return ways.slice(1)
}
