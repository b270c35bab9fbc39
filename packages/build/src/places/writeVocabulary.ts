import type { DatabaseSync } from 'node:sqlite'
import {
  type Group,
  PARTITION_LENGTH,
  partitionRange,
  worldPartition,
} from '@signpost/service/internal'

/** Counts the docs that have each word in a name, and in their address. SQLite counts in a file, because a country has millions of words. */
export function writeVocabulary(database: DatabaseSync): void {
  database.exec(`
    create virtual table temp.words_vocabulary using fts5vocab(main, words, row);
    create table staging.counted (word text, named integer, around integer)
  `)
  const count = database.prepare(`
    insert into staging.counted select substr(term, ${PARTITION_LENGTH + 1}), doc * ?, doc * ?
    from temp.words_vocabulary where term >= ? and term < ?
  `)
  for (const group of ['main', 'term', 'context'] as const) {
    const isAround = group === 'context'
    count.run(Number(!isAround), Number(isAround), ...rangeOf(group))
  }
  const words = database.prepare(
    'select word, sum(named) as named, sum(around) as around from staging.counted group by word',
  )
  const counted: { word: string; named: number; around: number }[] = []
  for (const { word, named, around } of words.iterate()) {
    counted.push({ word: String(word), named: Number(named), around: Number(around) })
  }
  // SQLite sorts by code points, but a reader compares words as JavaScript does.
  counted.sort((a, b) => (a.word < b.word ? -1 : 1))
  const numbers = Uint32Array.from(counted.flatMap(({ named, around }) => [named, around]))
  database
    .prepare('insert into vocabulary values (?, ?)')
    .run(counted.map(({ word }) => word).join('\n'), new Uint8Array(numbers.buffer))
  database.exec('drop table temp.words_vocabulary')
}

/** The range of a group's words. Every record is in the worldwide partition, except for the terms of some countries, which are only in theirs. */
function rangeOf(group: Group): [from: string, to: string] {
  // The end of the range is the greatest character.
  return group === 'term'
    ? partitionRange(group)
    : [worldPartition(group), `${worldPartition(group)}\u{10ffff}`]
}
