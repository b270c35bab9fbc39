import { readLetters, type Stretch } from './letters.ts'

/** A stretch of a text, in UTF-16 units as `slice` takes them. */
export type MatchRange = Stretch

/**
 * The stretches of `line` at which words of `typed` begin a word, ignoring case and diacritics, for highlighting: in order, without overlap, never splitting a visible character. In scripts without spaces a word may begin anywhere. Apostrophes may be omitted (`mcdonalds` is in
 * `McDonald's`), other punctuation only separates words.
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

/** True when every word of `typed` begins some word of the lines. An empty text matches all lines. */
export function matchesAllWords(lines: readonly string[], typed: string): boolean {
  const read = lines.map(readLetters)
  return typedWords(typed).every((word) =>
    read.some(({ text, starts }) => starts.some((at) => text.startsWith(word, at))),
  )
}

/** The words of a typed text, each once, the longest first. */
function typedWords(typed: string): string[] {
  const { text } = readLetters(typed.slice(0, longestTyped))
  return [...new Set(text.split(' ').filter(Boolean))].sort((a, b) => b.length - a.length)
}

/** The number of typed characters that are read, so that the work grows with the line alone. */
const longestTyped = 100
