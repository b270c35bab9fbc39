import type { DatabaseSync } from 'node:sqlite'
import { shortForms } from '../../text/abbreviations.ts'
import { finestCellsIn } from '../cells.ts'
import { kindCodes } from '../kinds.ts'
import { readPoints } from '../lines.ts'
import {
  cellLevels,
  countrySpace,
  FEW_RECORDS,
  type Group,
  spacesOf,
  worldSpace,
} from '../spaces.ts'
import { cellsOf } from '../spots.ts'
import { batches } from './batches.ts'

/** Writes the docs in the order of their prominence, with their records and words. */
export function writeDocs(database: DatabaseSync, everywhere: ReadonlySet<string>): void {
  // The order is a table of its own: sorting whole rows would move every record through the sorter.
  database.exec(`
    -- A category or brand of which there is no place leads nowhere.
    delete from staging.record
      where kind = ${kindCodes.term} and (json ->> 'term', json ->> 'code') not in (select kind, code from staging.membership);
    create table staging.doc_order (id integer primary key, record integer);
    insert into staging.doc_order (record) select id from staging.record order by prominence desc, ref;
    create unique index staging.doc_of on doc_order (record);
  `)
  const isCrowded = crowdedCells(database)
  const rows = database.prepare(`
    select doc_order.id, ref, kind, latitude, longitude, cell, prominence, names, context, locality, street.id as street,
      spots, json, locality.words
    from staging.doc_order join staging.record on record.id = doc_order.record
    left join locality on locality.id = record.locality
    left join street on street.name = record.street_name and street.city = record.street_city
    order by doc_order.id
  `)
  const insertDoc = database.prepare('insert into doc values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const insertBody = database.prepare('insert into body values (?, ?, ?)')
  const insertWords = database.prepare('insert into words (rowid, tokens) values (?, ?)')
  const batch = batches(database)
  for (const row of rows.iterate()) {
    batch.next()
    const { id = null, ref = null, json = null, spots = null } = row
    const [kind, cell] = [Number(row.kind), Number(row.cell)]
    const [names, context] = [String(row.names), String(row.context)]
    insertDoc.run(
      id,
      kind,
      row.latitude ?? null,
      row.longitude ?? null,
      row.prominence ?? null,
      names,
      context,
      row.locality ?? 0,
      row.street ?? null,
      spots,
    )
    insertBody.run(id, ref, json)
    const cells = spots instanceof Uint8Array ? [cell, ...cellsOf(readPoints(spots))] : [cell]
    const named = tokens(names.split(/\s/))
    const bound =
      kind === kindCodes.term
        ? inSpaces(named, termSpaces(context))
        : [
            ...inSpaces(named, spacesFor(kind, cells)),
            ...inSpaces(around(context, row.words), [worldSpace('context')]),
          ]
    insertWords.run(id, bound.join(' '))
  }
  batch.finish()

  function around(context: string, localityWords: unknown): string[] {
    const words = [...context.split(' '), ...String(localityWords ?? '').split(' ')]
    return tokens(words).filter((token) => !everywhere.has(token))
  }

  function spacesFor(kind: number, cells: number[]): string[] {
    const spaces = groupsOf(kind).flatMap((group) =>
      cells.flatMap((cell) => spacesOf(group, cell, isCrowded)),
    )
    return [...new Set(spaces)]
  }
}

function termSpaces(countries: string): string[] {
  return countries === '' ? [worldSpace('term')] : countries.split(' ').map(countrySpace)
}

function groupsOf(kind: number): Group[] {
  if (kind === kindCodes.intersection) return ['corner']
  return kind === kindCodes.street ? ['main', 'street'] : ['main']
}

function tokens(words: string[]): string[] {
  const set = new Set(words.flatMap((word) => [word, ...shortForms(word)]))
  set.delete('')
  return [...set]
}

function inSpaces(tokens: string[], spaces: string[]): string[] {
  return spaces.flatMap((space) => tokens.map((token) => space + token))
}

/** Counts the records of the cells, and writes down which of them have many. */
function crowdedCells(database: DatabaseSync): (level: number, cell: number) => boolean {
  const count = database.prepare(`
    select cast(cell / ? as integer) as cell from staging.record where kind <> ? group by 1 having count(*) > ?
  `)
  const insert = database.prepare('insert into crowded_cell values (?, ?)')
  const crowded = new Map<number, Set<number>>()
  for (const level of cellLevels.slice(0, -1)) {
    const finest = finestCellsIn(level)
    const cells = count.all(finest, kindCodes.term, FEW_RECORDS).map((row) => Number(row.cell))
    crowded.set(level, new Set(cells))
    for (const cell of cells) insert.run(level, cell)
  }
  return (level, cell) => crowded.get(level)?.has(cell) ?? false
}
