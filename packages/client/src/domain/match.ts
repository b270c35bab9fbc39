import { readLetters, type Stretch } from './letters.ts'

/** A stretch of a text, in UTF-16 units as `slice` takes them. */
export type MatchRange = Stretch

/**
 * Where the words of `typed` begin a word of `line`, case and diacritics aside: the stretches to highlight, in order, apart from each
 * other, never splitting what is seen as one character. In scripts without spaces a word may begin anywhere. Apostrophes may be
 * left out (`mcdonalds` is in `McDonald's`), other punctuation only separates words.
 */
export function matchRanges(line: string, typed: string): readonly MatchRange[] {
  const words = typedWords(typed)
  const { text, origins, starts } = readLetters(line)
  const ranges: [start: number, end: number][] = []
  for (const at of starts) {
    const word = words.find((candidate) => text.startsWith(candidate, at))
    const first = word && origins[at]
    const final = word && origins[at + word.length - 1]
    if (!first || !final) continue
    const last = ranges.at(-1)
    if (last && first[0] <= last[1]) last[1] = Math.max(last[1], final[1])
    else ranges.push([first[0], final[1]])
  }
  return ranges
}

/** Whether every word of `typed` begins some word of the lines. Where nothing is typed, all lines match. */
export function matchesAllWords(lines: readonly string[], typed: string): boolean {
  const missing = new Set(typedWords(typed))
  for (const line of lines) {
    const { text, starts } = readLetters(line)
    for (const at of starts) {
      for (const word of missing) if (text.startsWith(word, at)) missing.delete(word)
    }
  }
  return missing.size === 0
}

/** The words of a typed text, each once, the longest first. */
function typedWords(typed: string): string[] {
  const { text } = readLetters(typed.slice(0, longestTyped))
  return [...new Set(text.split(' ').filter(Boolean))].sort((a, b) => b.length - a.length)
}

/** What is typed beyond this is not looked at, so that the work grows with the line alone. */
const longestTyped = 100
