import { fold, isAscii } from './fold.ts'

/** A stretch of a text, in UTF-16 units as `slice` takes them. */
export type MatchRange = Stretch

/** The stretches of `line` at which words of `typed` begin a word, ignoring case and diacritics, for highlighting. They are in order, do not overlap and never split a visible character. In scripts without spaces a word may begin anywhere. Apostrophes may be omitted (`mcdonalds` matches `McDonald's`); other punctuation only separates words. */
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

/** The maximum number of typed characters that are read, so that the work grows only with the line. */
const longestTyped = 100

/** The letters of a text in comparable form, with their positions in the text. */
interface Letters {
  /** Folded, without apostrophes, with one space for any separator of words. */
  readonly text: string
  /** For each unit of `text`, the characters of the original that it comes from. */
  readonly origins: readonly Stretch[]
  /** The positions in `text` at which a word may begin. */
  readonly starts: readonly number[]
}

/** A stretch of a text, in UTF-16 units as `slice` takes them. */
type Stretch = readonly [start: number, end: number]

/** The letters of a text, cached because the same lines are compared on each key press. */
function readLetters(original: string): Letters {
  const letters = known.get(original) ?? read(original)
  // A long text clears the cache too, which bounds its memory.
  if (known.size > 500 || original.length > 300) known.clear()
  known.set(original, letters)
  return letters
}

const known = new Map<string, Letters>()

/** Reads a text in one pass, from left to right. */
function read(original: string): Letters {
  let text = ''
  const origins: Stretch[] = []
  const starts: number[] = []
  let newWord = true
  let end = 0
  for (const written of isAscii(original) ? original : (original.match(graphemes) ?? [])) {
    const sign = signs.get(written) ?? readSign(written)
    if (signs.size > 1000) signs.clear()
    signs.set(written, sign)
    if (sign.kind === 'alone' || (sign.kind === 'letter' && newWord)) starts.push(text.length)
    if (sign.kind !== 'none') newWord = sign.kind !== 'letter'
    end += written.length
    for (let unit = 0; unit < sign.folded.length; unit++) {
      // A ligature may stand for several words: ﷺ for four.
      if (sign.folded[unit - 1] === ' ') starts.push(text.length + unit)
      origins.push([end - written.length, end])
    }
    text += sign.folded
  }
  return { text, origins, starts }
}

const signs = new Map<string, Sign>()

/** The class of one visible character: a word may begin at an `alone`, after it, and after a `gap`. */
interface Sign {
  readonly kind: 'letter' | 'alone' | 'gap' | 'none'
  readonly folded: string
}

function readSign(written: string): Sign {
  const folded = fold(written)
  if (folded === '') return { kind: 'none', folded }
  if (folded === "'") return { kind: 'gap', folded: '' }
  if (!wordSign.test(folded)) return { kind: 'gap', folded: ' ' }
  return { kind: standsAlone.test(folded) ? 'alone' : 'letter', folded }
}

const wordSign = /[\p{L}\p{N}\p{So}]/u

/** Matches characters that are words by themselves: of scripts without spaces, and emoji. */
const standsAlone =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{So}]/u

/** Matches one visible character: a base with its marks, Hangul vowels and finals, skin tones, joined emoji, or a flag. `Intl.Segmenter` handles more cases, but is quadratic on long texts in some engines. This pattern has only one way to match each character. */
const graphemes =
  /\p{RI}{2}|.(?:[\p{M}\p{EMod}\u200c\u1160-\u11ff\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?)*/gsu
