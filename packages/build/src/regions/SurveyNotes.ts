import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { OsmElement, OsmRelation, Tags } from '../osm/OsmElement.ts'

/** The kinds of notes about an object. */
const kinds = { member: 0, numbered: 1, shared: 2 } as const
/** The types of objects in the order of a sorted file. */
const types = ['node', 'way', 'relation'] as const

/** The facts about an object that must be known when it is read for the second time. */
export interface Note {
  /** True for a way that an area of several ways is made of. */
  isMember: boolean
  /** True for a node of an address interpolation line. */
  isNumbered: boolean
  /** The address tags from a relation. */
  shared?: Tags
}

/** The types of relations that group the houses of a street. */
const ADDRESS_RELATIONS = new Set(['associatedStreet', 'street'])
const SHARED = ['addr:city', 'addr:postcode', 'addr:place']
const NOTHING: Note = { isMember: false, isNumbered: false }

/**
 * Facts about objects from the relations and ways that follow them in the file. The first reading stores them, and the second one looks them up
 * object by object, in the order of the file. They are on disk, so their number is not limited by memory.
 */
export class SurveyNotes {
  readonly #database: DatabaseSync
  readonly #insert: StatementSync
  #rows: Generator<Row> | undefined
  #row: Row | undefined

  constructor(database: DatabaseSync) {
    this.#database = database
    database.exec(`
      create table note (type integer, id integer, kind integer, shared integer);
      create table shared (id integer primary key, tags text);
    `)
    this.#insert = database.prepare('insert into note values (?, ?, ?, ?)')
  }

  /** Notes that a way is a part of an area. */
  addMember(way: number): void {
    this.#insert.run(types.indexOf('way'), way, kinds.member, null)
  }

  /** Notes that a node is part of an address interpolation line. */
  addNumbered(node: number): void {
    this.#insert.run(types.indexOf('node'), node, kinds.numbered, null)
  }

  /** Notes the address tags of a relation for its houses: `associatedStreet` has the name of the street, and the houses have their numbers. */
  addAddresses({ tags = {}, members }: OsmRelation): void {
    const street = (tags['addr:street'] ?? tags.name)?.trim()
    if (!ADDRESS_RELATIONS.has(tags.type ?? '') || !street) return
    const shared: Record<string, string> = { 'addr:street': street }
    for (const key of SHARED) if (tags[key]) shared[key] = tags[key]
    const insert = this.#database.prepare('insert into shared (tags) values (?)')
    const { lastInsertRowid } = insert.run(JSON.stringify(shared))
    for (const { type, ref, role } of members) {
      if (role !== 'street')
        this.#insert.run(types.indexOf(type), ref, kinds.shared, lastInsertRowid)
    }
  }

  /** The notes of an object. They must be requested in the order of a sorted file, after all notes were added. */
  of({ type, id }: Pick<OsmElement, 'type' | 'id'>): Note {
    const wanted = types.indexOf(type)
    this.#rows ??= this.#read()
    while (this.#row && isBefore(this.#row, wanted, id)) this.#next()
    if (this.#row?.type !== wanted || this.#row.id !== id) return NOTHING
    const note = { ...NOTHING }
    for (; this.#row?.type === wanted && this.#row.id === id; this.#next()) {
      const { kind, tags } = this.#row
      if (kind === kinds.member) note.isMember = true
      if (kind === kinds.numbered) note.isNumbered = true
      // With several relations, the last one counts.
      if (kind === kinds.shared) note.shared = JSON.parse(tags)
    }
    return note
  }

  #read(): Generator<Row> {
    this.#rows = this.#sorted()
    this.#next()
    return this.#rows
  }

  *#sorted(): Generator<Row> {
    const rows = this.#database.prepare(
      'select type, note.id, kind, tags from note left join shared on shared.id = note.shared order by type, note.id, note.rowid',
    )
    for (const { type, id, kind, tags } of rows.iterate()) {
      yield { type: Number(type), id: Number(id), kind: Number(kind), tags: String(tags) }
    }
  }

  #next(): void {
    const step = this.#rows?.next()
    this.#row = step === undefined || step.done ? undefined : step.value
  }
}

interface Row {
  type: number
  id: number
  kind: number
  tags: string
}

function isBefore(row: Row, type: number, id: number): boolean {
  return row.type < type || (row.type === type && row.id < id)
}

/** The tags of an object, with the address tags of its relation. The object's own street has priority. */
export function withSharedAddress(tags: Tags, { shared }: Note): Tags {
  if (!shared || tags['addr:street'] || tags['addr:place']) return tags
  return { ...shared, ...tags }
}
