/** Numbers of docs, in ascending order, each once. */
export type DocList = Int32Array

/** The number of docs in the first row of a posting, which suffices for most texts. */
const FIRST_BLOCK = 48
/** The greatest length of a row in characters. PostgreSQL stores longer rows in another table. */
const MOST_CHARACTERS = 1900
/** The greatest length of a number in characters. */
const NUMBER_CHARACTERS = 7

/** The number of rows that are certain to contain the first docs of a posting. */
export function blocksFor(docs: number): number {
  const inOthers = MOST_CHARACTERS / NUMBER_CHARACTERS - 1
  return docs <= FIRST_BLOCK ? 1 : 1 + Math.ceil((docs - FIRST_BLOCK) / inOthers)
}

/**
 * Encodes docs as the texts of the rows of a posting. Each number is the difference from the previous one, in digits of five bits, least significant
 * first; a sixth bit marks that another digit follows. The first number of a row is absolute.
 */
export function* writeBlocks(docs: Iterable<number>): Generator<string> {
  let block = ''
  let count = 0
  let last = 0
  let isFirst = true
  for (const doc of docs) {
    block += numberText(doc - last)
    last = doc
    count += 1
    const isFull = isFirst
      ? count === FIRST_BLOCK
      : block.length > MOST_CHARACTERS - NUMBER_CHARACTERS
    if (!isFull) continue
    yield block
    block = ''
    count = 0
    last = 0
    isFirst = false
  }
  if (block !== '') yield block
}

/** Decodes the rows of a posting, in order. */
export function readBlocks(blocks: readonly string[]): DocList {
  const docs = new Int32Array(blocks.reduce((sum, block) => sum + block.length, 0))
  let count = 0
  for (const block of blocks) {
    let doc = 0
    let distance = 0
    let shift = 0
    for (let at = 0; at < block.length; at++) {
      const digit = block.charCodeAt(at) - FIRST_DIGIT
      distance += (digit & 31) << shift
      if (digit >= 32) {
        shift += 5
        continue
      }
      doc += distance
      docs[count++] = doc
      distance = 0
      shift = 0
    }
  }
  return docs.slice(0, count)
}

/** The character of zero, followed by the characters of the other digits. */
const FIRST_DIGIT = '?'.charCodeAt(0)

function numberText(number: number): string {
  let text = ''
  let rest = number
  while (rest >= 32) {
    text += String.fromCharCode(FIRST_DIGIT + 32 + (rest % 32))
    rest = Math.floor(rest / 32)
  }
  return text + String.fromCharCode(FIRST_DIGIT + rest)
}

/** The union of the lists. */
export function union(lists: readonly DocList[]): DocList {
  let left = lists.filter(({ length }) => length > 0)
  while (left.length > 1) {
    left = left.flatMap((list, at) => {
      const next = left[at + 1]
      if (at % 2 === 1) return []
      return next ? merge(list, next) : list
    })
  }
  return left[0] ?? new Int32Array()
}

function merge(a: DocList, b: DocList): DocList {
  const merged = new Int32Array(a.length + b.length)
  let [atA, atB, count] = [0, 0, 0]
  while (atA < a.length && atB < b.length) {
    const inA = a[atA] as number
    const inB = b[atB] as number
    if (inA <= inB) atA++
    if (inB <= inA) atB++
    merged[count++] = Math.min(inA, inB)
  }
  const rest = atA < a.length ? a.subarray(atA) : b.subarray(atB)
  merged.set(rest, count)
  return merged.subarray(0, count + rest.length)
}

/** The first docs that are in a list of every condition. */
export function intersect(
  docs: DocList,
  conditions: readonly (readonly DocList[])[],
  most: number = docs.length,
): DocList {
  const found = new Int32Array(Math.min(docs.length, most))
  let count = 0
  const conditionCursors = conditions.map((lists) => lists.map((list) => new Cursor(list)))
  for (let at = 0; at < docs.length && count < most; at++) {
    const doc = docs[at] as number
    if (conditionCursors.every((cursors) => isInAny(doc, cursors))) found[count++] = doc
  }
  return found.subarray(0, count)
}

function isInAny(doc: number, cursors: readonly Cursor[]): boolean {
  for (const cursor of cursors) if (cursor.has(doc)) return true
  return false
}

/** A cursor in a list, which only moves forward. */
class Cursor {
  readonly #list: DocList
  #at = 0

  constructor(list: DocList) {
    this.#list = list
  }

  /** True when the list has a doc. Calls must be in ascending order of docs. */
  has(doc: number): boolean {
    const list = this.#list
    let step = 1
    while (this.#at + step < list.length && (list[this.#at + step] as number) < doc) step *= 2
    let low = this.#at + (step >> 1)
    let high = Math.min(this.#at + step, list.length)
    while (low < high) {
      const middle = (low + high) >> 1
      if ((list[middle] as number) < doc) low = middle + 1
      else high = middle
    }
    this.#at = low
    return list[low] === doc
  }
}
