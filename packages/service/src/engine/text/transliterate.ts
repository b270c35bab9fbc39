import anyAscii from 'any-ascii'
import { tokensOf } from './tokens.ts'

/** The transliterations of a Cyrillic letter, the most common first; Russian, Kazakh, Ukrainian. */
const table: Readonly<Record<string, string>> = {
  а: 'a',
  ә: 'a',
  б: 'b',
  в: 'v w',
  г: 'g',
  ғ: 'g gh',
  д: 'd',
  е: 'e ye',
  ж: 'zh j',
  з: 'z',
  и: 'i y',
  й: 'y i',
  і: 'i',
  ї: 'yi i',
  к: 'k c',
  қ: 'q k',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'n ng',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u w',
  ұ: 'u',
  ү: 'u',
  ф: 'f ph',
  х: 'kh h',
  һ: 'h',
  ц: 'ts c',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch sch',
  ъ: '',
  ы: 'y i',
  ь: '',
  э: 'e',
  ю: 'yu iu u',
  я: 'ya ia a',
  ў: 'u',
}
/** Some letters are transliterated together: `x` for `кс`. */
const together: readonly (readonly [cyrillic: string, latin: string])[] = [
  ['кс', 'x'],
  ['дж', 'j'],
]

/** The number of transliterations of a word, the likeliest, because some words have very many. */
const MOST_WAYS = 96

const toLatin = new Map<string, string[]>(
  Object.entries(table).map(([letter, ways]) => [letter, ways.split(' ')]),
)
const toCyrillic = new Map<string, string[]>()
for (const [letter, ways] of toLatin) {
  for (const way of ways) if (way !== '') add(toCyrillic, way, letter)
}
for (const [cyrillic, latin] of together) {
  add(toLatin, cyrillic, latin)
  add(toCyrillic, latin, cyrillic)
}
const longest = 4

/** The ways to write a folded word in another script: Cyrillic in Latin letters, Latin in Cyrillic ones, all others in Latin letters. None for a word in several scripts. */
export function transliterate(word: string): string[] {
  if (/^\p{Script=Cyrillic}+$/u.test(word)) return waysOf(word, toLatin)
  if (/^[a-z]+$/.test(word)) return waysOf(word, toCyrillic)
  const latin = inLatin(word)
  return latin === undefined ? [] : tokensOf(latin)
}

const ownLetters = /[\p{Script=Latin}\p{Script=Cyrillic}]/u

/** The approximate sound in Latin letters of a text in a script other than Latin and Cyrillic: `Athina` for `Αθήνα`. Undefined for any other text. */
export function inLatin(text: string): string | undefined {
  if (!/\p{L}/u.test(text) || ownLetters.test(text)) return undefined
  const latin = anyAscii(text)
  return /^[\x20-\x7e]*[A-Za-z]/.test(latin) ? latin : undefined
}

function waysOf(word: string, ways: ReadonlyMap<string, readonly string[]>): string[] {
  // The beginnings that end at each place in the word.
  const beginnings: string[][] = [['']]
  for (let at = 0; at < word.length; at++) {
    for (let length = longest; length >= 1; length--) {
      const piece = ways.get(word.slice(at, at + length))
      if (!piece || at + length > word.length) continue
      const end = at + length
      const made = (beginnings[at] ?? []).flatMap((start) => piece.map((way) => start + way))
      beginnings[end] = [...new Set([...(beginnings[end] ?? []), ...made])].slice(0, MOST_WAYS)
    }
  }
  return beginnings[word.length] ?? []
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}
