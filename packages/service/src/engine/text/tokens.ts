import { fold } from '@signpost/client/domain'

/**
 * The words of a name, folded. Apostrophes join (`mcdonalds`), `12/3` and `12а` stay one word, and scripts that put no spaces between
 * words come as overlapping pairs of characters and their last character, so that any part of such a name can be found.
 */
export function tokensOf(name: string): string[] {
  return split(name, (run) => [...pairs(run), run.at(-1) ?? ''])
}

/** The words of a typed text: the result of `tokensOf` without the tokens of an unspaced run that need not match. */
export function typedTokens(text: string): string[] {
  return split(text, (run) => (run.length === 1 ? run : pairs(run)))
}

/** The maximum length of a word. Longer words are cut. */
export const LONGEST_WORD = 60

const word = /\p{N}+(?:[-/]\p{N}+)*[\p{L}\p{M}\p{N}]*|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const apostrophes = /['`´ʹʻ]/g

// Han, Kana, Thai, Lao, Burmese, Khmer.
const unspaced =
  /[\u2e80-\u2fdf\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]+/gu

/** True for a text with characters of a script that puts no spaces between words. */
export function unspacedIn(text: string): boolean {
  return text.search(unspaced) >= 0
}

function split(text: string, unspacedTokens: (run: string[]) => string[]): string[] {
  const words = fold(text).replaceAll(apostrophes, '').match(word) ?? []
  return words.flatMap((token) => (unspacedIn(token) ? runs(token) : token.slice(0, LONGEST_WORD)))

  function runs(token: string): string[] {
    const tokens: string[] = []
    let end = 0
    for (const run of token.matchAll(unspaced)) {
      tokens.push(token.slice(end, run.index), ...unspacedTokens([...run[0]]))
      end = run.index + run[0].length
    }
    return [...tokens, token.slice(end)].filter(Boolean)
  }
}

function pairs(run: string[]): string[] {
  return run.slice(1).map((character, index) => `${run[index]}${character}`)
}
