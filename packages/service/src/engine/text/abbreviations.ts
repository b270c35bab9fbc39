import { fold } from '@signpost/client/domain'
import { languages, textsOf } from '../../data/languages/index.ts'
import { startingWith } from './startingWith.ts'

/**
 * Words with abbreviations. A name is indexed under its own words and their short forms; a typed word is searched for as typed and by its short form.
 * So `Av. Italia`, `Avda Italia` and `Avenida Italia` match each other, whichever form the data and the user have.
 */
const rows = Object.values(languages).flatMap(({ roads = {}, short = {} }) => [
  ...Object.entries(roads).map((row) => ({ row, isRoad: true })),
  ...Object.entries(short).map((row) => ({ row, isRoad: false })),
])

/** Endings that some languages join to the name of the street, and their short forms. */
const endings = textsOf('endings').flatMap((text) =>
  wordsIn(text).map((pair): readonly string[] => pair.split('>')),
)

/** Words that join others and may be missing or added. */
const particles = new Set(textsOf('particles').flatMap(wordsIn))

const shortsOfForm = new Map<string, string[]>()
const roadWords = new Set<string>()
for (const { row, isRoad } of rows) {
  const [short = '', ...forms] = row.flatMap(wordsIn)
  for (const form of [short, ...forms]) {
    const shorts = shortsOfForm.get(form)
    if (!shorts) shortsOfForm.set(form, [short])
    else if (!shorts.includes(short)) shorts.push(short)
    if (isRoad) roadWords.add(form)
  }
}
/** The words that are themselves short forms. */
const ownForms = new Set(rows.flatMap(({ row: [short] }) => wordsIn(short)))
const sortedForms = [...shortsOfForm.keys()].sort()

/** The same as `shortsOfForm`, without the form itself. */
const otherShortsOfForm = new Map<string, readonly string[]>()
for (const [form, shorts] of shortsOfForm) {
  otherShortsOfForm.set(
    form,
    shorts.filter((short) => short !== form),
  )
}
const allShorts = new Set([...otherShortsOfForm.values()].flat())
const none: readonly string[] = []

/** The short forms by which a folded word is also searched for, without the word itself. */
export function shortForms(token: string): readonly string[] {
  const listed = otherShortsOfForm.get(token)
  if (listed) return listed
  for (const [ending = '', short = ''] of endings) {
    if (token.length > ending.length + 2 && token.endsWith(ending)) {
      return [token.slice(0, -ending.length) + short]
    }
  }
  return none
}

/** True for a word that may be the short form of another. */
export function isShortForm(word: string): boolean {
  return allShorts.has(word) || endings.some(([, short = '']) => word.endsWith(short))
}

/** The form of a word for comparisons: its short form, or the word itself. */
export function comparedForm(token: string): string {
  return ownForms.has(token) ? token : (shortForms(token)[0] ?? token)
}

/** The short forms of the words with a prefix: `aven` may become `Avenida`, which the data may write `Av.`. */
export function shortFormsOfPrefix(prefix: string): string[] {
  if (prefix.length < 4) return []
  const shorts = new Set<string>()
  for (const form of startingWith(prefix, sortedForms)) {
    if (form !== prefix) for (const short of shortsOfForm.get(form) ?? []) shorts.add(short)
  }
  return [...shorts]
}

/** True for the kind of a road. */
export function isRoadWord(token: string): boolean {
  return roadWords.has(token)
}

const squares = new Set(textsOf('squares').flatMap(wordsIn))

/** True for a word for a street, and for a name with one at its end: `Rua`, `Hauptstraße`. Shorter words may stand for others: `st` for a saint. */
export function isOfStreet(token: string): boolean {
  if (token.length < 3 || squares.has(token)) return false
  return (
    isRoadWord(token) ||
    endings.some(([ending = '']) => token.endsWith(ending) && !squares.has(ending))
  )
}

/** True when a word is insignificant: the kind of a road, an article, a preposition. */
export function isMinorWord(token: string): boolean {
  return roadWords.has(token) || particles.has(token)
}

function wordsIn(text: string): string[] {
  return fold(text).split(' ').filter(Boolean)
}
