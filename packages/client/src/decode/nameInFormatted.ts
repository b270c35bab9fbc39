import type { Address } from '../domain/address.ts'
import { fold } from '../domain/fold.ts'

/** The name that occurs only in `formatted`: of an airport, of the other street of an intersection, of a building or of an area. It is the first piece of the text. A piece that shares a word with another part is only another spelling of that part. */
export function nameInFormatted(
  address: Address,
): Pick<Address, 'airport' | 'intersection' | 'name'> {
  const { kind, formatted, countryCode, ...parts } = address
  const piece =
    (formatted ?? '')
      .slice(0, longest)
      .split(/[,،、\r\n]/, 1)[0]
      ?.trim() ?? ''
  const texts = Object.values(parts).flatMap((part) => (part ? [fold(part)] : []))
  // Without other parts the whole text is shown.
  if (piece === '' || texts.length === 0 || texts.includes(fold(piece))) return {}
  if (kind === 'airport') return address.airport ? {} : { airport: piece }
  if (kind === 'intersection')
    return { intersection: address.intersection ?? other(piece, address) }
  const known = new Set(texts.flatMap(wordsOf))
  return wordsOf(fold(piece)).some((word) => known.has(word)) ? {} : { name: piece }
}

const longest = 500

/** The other street in the name of an intersection. */
function other(piece: string, { street = '' }: Address): string | undefined {
  for (const { 0: word, index } of piece.matchAll(between)) {
    const [left, right] = [piece.slice(0, index), piece.slice(index + word.length)]
    if (fold(left) === fold(street)) return right
    if (fold(right) === fold(street)) return left
  }
  return undefined
}

/** The signs and words between the two streets of an intersection. */
const between = / *[&/@|+] *| (?:and|at|y|e|et|und|x|esq\.?) /gi

function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
