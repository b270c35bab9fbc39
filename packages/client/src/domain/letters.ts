import { fold, isAscii } from './fold.ts'

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
export type Stretch = readonly [start: number, end: number]

/** The letters of a text, cached because the same lines are compared with each key. */
export function readLetters(original: string): Letters {
  const letters = known.get(original) ?? read(original)
  // A long text counts as many lines in the cache.
  if (known.size > 500 || original.length > 300) known.clear()
  known.set(original, letters)
  return letters
}

const known = new Map<string, Letters>()

/** Reads a text once, from left to right. */
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

/** The class of one visible character: a word may begin at an `alone` and after it, and after a `gap`. */
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

/**
 * Matches one visible character: a base with its marks, vowels and finals of Hangul, skin tones and joined emoji; or a flag.
 * `Intl.Segmenter` knows more cases, and is quadratic on long texts in some engines. Here each character has one way to match.
 */
const graphemes =
  /\p{RI}{2}|.(?:[\p{M}\p{EMod}\u200c\u1160-\u11ff\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?)*/gsu
