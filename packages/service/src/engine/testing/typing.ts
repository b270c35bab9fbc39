import { fold } from '@signpost/client/domain'
import { pick, type Random } from './random.ts'

/** A text with typos in one word: letters that are missing, inserted, replaced, or swapped with the next. */
export function misspell(
  text: string,
  { edits, shortest }: { edits: number; shortest: number },
  random: Random,
): string | null {
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].filter(([word]) => word.length >= shortest)
  const chosen = pick(words, random)
  if (!chosen) return null
  const word = fold(chosen[0])
  let typed = word
  for (let edit = 0; edit < edits; edit++) typed = editOnce(typed, random)
  if (typed === word) return misspell(text, { edits, shortest }, random)
  return text.slice(0, chosen.index) + typed + text.slice(chosen.index + chosen[0].length)
}

function editOnce(word: string, random: Random): string {
  const place = Math.floor(random() * word.length)
  const letter = pick([...word], random) ?? ''
  const [before, here, after] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)]
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + after
    case 1:
      return before + letter + here + after
    case 2:
      return before + letter + after
    default:
      return before + after.slice(0, 1) + here + after.slice(1)
  }
}

/** The beginning of a text, with a share of its letters. */
export function beginningOf(text: string, share: number): string {
  const letters = [...text]
  return letters.slice(0, Math.ceil(letters.length * share)).join('')
}
