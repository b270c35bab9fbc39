import { LONGEST_WORD } from './tokens.ts'

/**
 * How many edits (a letter put in, left out, replaced, or two neighbours swapped) lie between two words, or between a word and the
 * best beginning of the other; `most + 1` when more than `most`.
 */
export function editDistance(
  typed: string,
  word: string,
  { most, prefix = false }: { most: number; prefix?: boolean },
): number {
  const length = prefix ? Math.min(word.length, typed.length + most) : word.length
  if (Math.abs(length - typed.length) > most && !prefix) return most + 1
  if (typed.length - length > most) return most + 1
  let before = rows[0]
  let last = rows[1]
  let current = rows[2]
  for (let column = 0; column <= length; column++) last[column] = column
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charCodeAt(row - 1)
    const swapped = row > 1 ? typed.charCodeAt(row - 2) : -1
    const from = Math.max(1, row - most)
    const to = Math.min(length, row + most)
    let least = from === 1 ? row : most + 1
    current[from - 1] = least
    for (let column = from; column <= to; column++) {
      const other = word.charCodeAt(column - 1)
      let cost = (last[column - 1] ?? 0) + (letter === other ? 0 : 1)
      const added = (current[column - 1] ?? 0) + 1
      if (added < cost) cost = added
      const dropped = column === row + most ? most + 1 : (last[column] ?? 0) + 1
      if (dropped < cost) cost = dropped
      if (swapped === other && column > 1 && letter === word.charCodeAt(column - 2)) {
        const turned = (before[column - 2] ?? 0) + 1
        if (turned < cost) cost = turned
      }
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[before, last, current] = [last, current, before]
  }
  return Math.min(
    most + 1,
    prefix ? bestEnd(last, typed.length, length, most) : (last[length] ?? 0),
  )
}

const rows = [
  new Uint8Array(LONGEST_WORD + 4),
  new Uint8Array(LONGEST_WORD + 4),
  new Uint8Array(LONGEST_WORD + 4),
] as const

function bestEnd(row: Uint8Array, length: number, longest: number, most: number): number {
  let best = most + 1
  const to = Math.min(longest, length + most)
  for (let column = Math.max(0, length - most); column <= to; column++) {
    best = Math.min(best, row[column] ?? best)
  }
  return best
}
