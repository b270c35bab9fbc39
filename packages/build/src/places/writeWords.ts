import type { DatabaseSync } from 'node:sqlite'
import {
  cellLevels,
  cellsOf,
  countryPartition,
  FEW_RECORDS,
  finestCellsIn,
  type Group,
  isAreaToken,
  kindCodes,
  partitionsOf,
  readPoints,
  withShortForms,
  worldPartition,
} from '@signpost/service/internal'
import { batches } from './batches.ts'

/** Writes the words of the docs to each partition in which they are searched for. Words in `commonWords` are omitted from addresses. */
export function writeWords(database: DatabaseSync, commonWords: ReadonlySet<string>): void {
  const isCrowded = crowdedCells(database)
  const docs = database.prepare(`
    select doc.id, doc.kind, doc.names, doc.context, doc.spots, cell, locality.words
    from doc join staging.doc_order on doc_order.id = doc.id join staging.record on record.id = doc_order.record
    left join locality on locality.id = doc.locality
    order by doc.id
  `)
  const insert = database.prepare('insert into words (rowid, tokens) values (?, ?)')
  const batch = batches(database)
  for (const { id, kind, names, context, spots, cell, words } of docs.iterate()) {
    batch.next()
    const named = withShortForms(String(names).split(/\s/))
    const countries = String(context).split(' ')
    const bound =
      kind === kindCodes.term
        ? inPartitions(named, termSpaces(countries))
        : [
            ...inPartitions(named, partitionsFor(Number(kind), cells(spots, Number(cell)))),
            ...inPartitions(around(`${context} ${words}`), [worldPartition('context')]),
          ]
    insert.run(id ?? null, bound.join(' '))
  }
  batch.finish()

  function around(address: string): string[] {
    return withShortForms(address.split(' ')).filter(
      (token) => !commonWords.has(token) && !isAreaToken(token),
    )
  }

  function partitionsFor(kind: number, cells: readonly number[]): string[] {
    const partitions = groupsOf(kind).flatMap((group) =>
      cells.flatMap((cell) => partitionsOf(group, cell, isCrowded)),
    )
    return [...new Set(partitions)]
  }
}

function groupsOf(kind: number): Group[] {
  if (kind === kindCodes.intersection) return ['corner']
  return kind === kindCodes.street ? ['main', 'street'] : ['main']
}

function termSpaces(countries: readonly string[]): string[] {
  const known = countries.filter(Boolean)
  return known.length === 0 ? [worldPartition('term')] : known.map(countryPartition)
}

/** The cell of a doc, and the cells of a street's points. */
function cells(spots: unknown, cell: number): number[] {
  return spots instanceof Uint8Array ? [cell, ...cellsOf(readPoints(spots))] : [cell]
}

function inPartitions(words: readonly string[], partitions: readonly string[]): string[] {
  return partitions.flatMap((partition) => words.map((word) => partition + word))
}

/** Counts the records of the cells, and stores which cells have many. */
function crowdedCells(database: DatabaseSync): (level: number, cell: number) => boolean {
  const count = database.prepare(`
    select cast(cell / ? as integer) as cell from staging.record where kind <> ? group by 1 having count(*) > ?
  `)
  const insert = database.prepare('insert into crowded_cell values (?, ?)')
  const crowded = new Map<number, Set<number>>()
  for (const level of cellLevels.slice(0, -1)) {
    const rows = count.all(finestCellsIn(level), kindCodes.term, FEW_RECORDS)
    const cells = rows.map(({ cell }) => Number(cell))
    crowded.set(level, new Set(cells))
    for (const cell of cells) insert.run(level, cell)
  }
  return (level, cell) => crowded.get(level)?.has(cell) ?? false
}
