import type { DatabaseSync } from 'node:sqlite'
import {
  type Group,
  PARTITION_LENGTH,
  partitionRange,
  worldPartition,
} from '../../layout/partitions.ts'

/** Gathers every word with the number of docs that have it in a name, and in their address. */
export function writeVocabulary(database: DatabaseSync): void {
  database.exec('create virtual table temp.words_vocabulary using fts5vocab(main, words, row)')
  const termsOf = database.prepare(
    'select term, doc from temp.words_vocabulary where term >= ? and term < ?',
  )
  const counts = new Map<string, [named: number, around: number]>()
  for (const [group, column] of [
    ['main', 0],
    ['term', 0],
    ['context', 1],
  ] as const) {
    for (const row of termsOf.iterate(...rangeOf(group))) {
      const term = String(row.term).slice(PARTITION_LENGTH)
      const count = counts.get(term) ?? [0, 0]
      count[column] += Number(row.doc)
      counts.set(term, count)
    }
  }
  const terms = [...counts.keys()].sort()
  const numbers = new Uint32Array(terms.flatMap((term) => counts.get(term) ?? [0, 0]))
  database
    .prepare('insert into vocabulary values (?, ?)')
    .run(terms.join('\n'), new Uint8Array(numbers.buffer))
  database.exec('drop table temp.words_vocabulary')
}

/** Every record is in the world's partition, but a term of some countries is in theirs alone. */
function rangeOf(group: Group): [from: string, to: string] {
  // The last is the greatest character there is.
  return group === 'term'
    ? partitionRange(group)
    : [worldPartition(group), `${worldPartition(group)}\u{10ffff}`]
}
