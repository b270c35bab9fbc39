import { kindCodes } from '../layout/kinds.ts'
import type { Plan } from '../Plan.ts'
import type { Doc, Reader } from './Reader.ts'

/** Merges the docs of several regions without duplicates, the most prominent first. */
export function* mergeFound(
  reader: Reader,
  lists: readonly (readonly number[])[],
  most: number,
): Plan<number[]> {
  const found = lists.filter(({ length }) => length > 0)
  const [only = [], ...others] = found
  if (others.length === 0) return [...only]
  const docs = (yield* reader.docs(found.flat())).filter((doc) => doc !== null)
  docs.sort((a, b) => b.prominence - a.prominence || a.id - b.id)
  const areas = docs.filter(({ kind }) => kind === kindCodes.area)
  const refs = new Map<Doc, string>()
  for (const [index, record] of (yield* reader.records(areas.map(({ id }) => id))).entries()) {
    const doc = areas[index]
    if (doc && record) refs.set(doc, record.ref)
  }
  const seen = new Map<string, Doc>()
  for (const doc of docs) {
    const term = reader.terms.of(doc.id)
    const key = term ? `${term.term}/${term.code}` : (refs.get(doc) ?? `doc ${doc.id}`)
    const same = seen.get(key)
    // The record of a town from its own region has more names than the one from the list of the world.
    if (!same || (!term && countNames(doc) > countNames(same))) seen.set(key, doc)
  }
  return [...seen.values()].slice(0, most).map(({ id }) => id)
}

function countNames({ names, aliases }: Doc): number {
  return names.length + aliases.length
}
