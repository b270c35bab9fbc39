import type { Doc, DocSearch, Reader } from './Reader.ts'

/** A reader for one text, which searches for the same words and reads each doc once: several readings of the text have them in common. */
export function readOnce(reader: Reader): Reader {
  const found = new Map<string, number[][]>()
  const known = new Map<number, Doc | null>()
  return {
    ...reader,
    *search(asked) {
      const key = keyOf(asked)
      const ids = found.get(key) ?? (yield* reader.search(asked))
      found.set(key, ids)
      return ids
    },
    *docs(ids) {
      const unknown = [...new Set(ids)].filter((id) => !known.has(id))
      const docs = unknown.length > 0 ? yield* reader.docs(unknown) : []
      for (const [index, id] of unknown.entries()) known.set(id, docs[index] ?? null)
      return ids.map((id) => known.get(id) ?? null)
    },
  }
}

function keyOf({ partitions, words, within, most }: DocSearch): string {
  return [
    within,
    most,
    ...words.map(({ meanings, prefixes }) => `${[...meanings.keys()]} ${[...prefixes.keys()]}`),
    ...partitions.map(({ partition }) => partition),
  ].join('\n')
}
