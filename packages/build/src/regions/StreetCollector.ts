import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Coordinate, Position } from '@signpost/client/domain'
import type { IntersectionRecord, StreetRecord } from '@signpost/service/internal'
import { centerOf } from '../lines.ts'
import type { OsmWay, Tags } from '../osm/OsmElement.ts'
import type { Locality, Locator } from './createLocator.ts'
import { findCrossings } from './findCrossings.ts'
import type { NodePositions } from './NodePositions.ts'
import { namesByLanguage, otherNamesOf, streetNameOf } from './namesOf.ts'
import { type Piece, partsOf } from './partsOf.ts'
import { packLine, unpackLine } from './scratch.ts'
import { withinOf } from './withinOf.ts'

/** The other names of a street. */
interface Names {
  otherNames: string[]
  namesIn: Record<string, string>
}

interface Street extends Names {
  name: string
  /** The street is identified by this way: the one with the smallest id. */
  way: number
  locality: Pick<Locality, 'country' | 'city' | 'state'>
}

/** The number of streets whose numbers and names are in memory; others are looked up in the file. */
const MOST_REMEMBERED = 50_000

const tables = `
  create table street (
    id integer primary key, key text unique, name text, way integer, country text, city text, state text, names text
  );
  create table piece (street integer, way integer, points blob);
  create table visit (node integer, street integer);
`

/**
 * Groups the ways of a region by street, which is a name in a town. Two streets with a common node cross there. Ways must be added by ascending id.
 * All data are on disk until they are read.
 */
export class StreetCollector {
  readonly #database: DatabaseSync
  readonly #positions: NodePositions
  readonly #locate: Locator
  readonly #known = new Map<string, { number: number; names: string }>()
  readonly #find: StatementSync
  readonly #insert: StatementSync
  readonly #rename: StatementSync
  readonly #addPiece: StatementSync
  readonly #addVisit: StatementSync
  readonly #get: StatementSync

  constructor(database: DatabaseSync, positions: NodePositions, locate: Locator) {
    database.exec(tables)
    this.#database = database
    this.#positions = positions
    this.#locate = locate
    this.#find = database.prepare('select id, names from street where key = ?')
    this.#insert = database.prepare('insert into street values (null, ?, ?, ?, ?, ?, ?, ?)')
    this.#rename = database.prepare('update street set names = ? where id = ?')
    this.#addPiece = database.prepare('insert into piece values (?, ?, ?)')
    this.#addVisit = database.prepare('insert into visit values (?, ?)')
    this.#get = database.prepare('select * from street where id = ?')
  }

  /** Adds a way with its nodes and its line, if it is part of a street. */
  add({ id, tags = {} }: OsmWay, nodes: readonly number[], line: readonly Position[]): void {
    const name = streetNameOf(tags)
    if (name === undefined || line.length < 2) return
    const number = this.#numberOf(id, name, tags, centerOf(line))
    this.#addPiece.run(number, id, packLine(line))
    for (const node of nodes) this.#addVisit.run(node, number)
  }

  /** The records of all streets: one for each part, if parts of the name are far from each other. */
  *streets(): Generator<StreetRecord> {
    let last = 0
    let pieces: Piece[] = []
    const rows = this.#database.prepare(
      'select street, way, points from piece order by street, rowid',
    )
    for (const { street, way, points } of rows.iterate()) {
      const number = Number(street)
      if (number !== last) {
        yield* this.#recordsOf(last, pieces)
        pieces = []
      }
      last = number
      pieces.push({ way: Number(way), line: unpackLine(points) })
    }
    yield* this.#recordsOf(last, pieces)
  }

  *#recordsOf(number: number, pieces: readonly Piece[]): Generator<StreetRecord> {
    if (pieces.length === 0) return
    const { name, otherNames, namesIn, locality } = this.#street(number)
    for (const part of partsOf(pieces)) {
      const lines = part.map(({ line }) => line)
      const coordinate = centerOf(lines[Math.floor(lines.length / 2)] ?? [])
      yield {
        kind: 'street',
        ref: `s${part[0]?.way}`,
        name,
        otherNames,
        ...(hasNames(namesIn) && { namesIn }),
        lines,
        coordinate,
        ...located(locality),
        ...withinOf(this.#locate(coordinate)),
      }
    }
  }

  /** A record for each crossing of two streets. */
  *intersections(): Generator<IntersectionRecord> {
    let first: { number: number; street: Street } | undefined
    for (const { node, a, b, coordinate } of findCrossings(this.#database, this.#positions)) {
      if (first?.number !== a) first = { number: a, street: this.#street(a) }
      const one = first.street
      const other = this.#street(b)
      // A street that continues in the next town under the same name does not cross itself.
      if (one.name === other.name) continue
      const own = this.#locate(coordinate)
      yield {
        kind: 'intersection',
        ref: `i${node}/${one.way}/${other.way}`,
        streets: [one.name, other.name],
        otherNames: [one.otherNames, other.otherNames],
        ...((hasNames(one.namesIn) || hasNames(other.namesIn)) && {
          namesIn: [one.namesIn, other.namesIn] as const,
        }),
        coordinate,
        // The crossing is located by its own borders, because the street may have begun in another town.
        ...located(own.areas ? own : one.locality),
        ...withinOf(own),
      }
    }
  }

  #street(number: number): Street {
    const row = this.#get.get(number) ?? {}
    const { otherNames, namesIn }: Names = JSON.parse(String(row.names))
    const { city, state } = row
    return {
      name: String(row.name),
      way: Number(row.way),
      otherNames,
      namesIn,
      locality: {
        country: String(row.country),
        ...(city && { city: String(city) }),
        ...(state && { state: String(state) }),
      },
    }
  }

  /** The number of the street that a way is part of. A new street is inserted. */
  #numberOf(way: number, name: string, tags: Tags, center: Coordinate): number {
    const locality = this.#locate(center)
    const { country, city, state } = locality
    const key = `${country}|${state ?? ''}|${city ?? areaOf(center)}|${name}`
    const known = this.#known.get(key) ?? this.#lookUp(key)
    if (known === undefined) {
      const names = JSON.stringify(namesOf(name, tags))
      const { lastInsertRowid } = this.#insert.run(
        ...[key, name, way, country, city ?? null, state ?? null, names],
      )
      return this.#remember(key, Number(lastInsertRowid), names)
    }
    const more = namesOf(name, tags)
    if (more.otherNames.length === 0) return this.#remember(key, known.number, known.names)
    const { otherNames, namesIn }: Names = JSON.parse(known.names)
    const names = JSON.stringify({
      otherNames: [...new Set([...otherNames, ...more.otherNames])],
      namesIn: { ...more.namesIn, ...namesIn },
    })
    if (names !== known.names) this.#rename.run(names, known.number)
    return this.#remember(key, known.number, names)
  }

  #lookUp(key: string): { number: number; names: string } | undefined {
    const row = this.#find.get(key)
    return row && { number: Number(row.id), names: String(row.names) }
  }

  #remember(key: string, number: number, names: string): number {
    if (this.#known.size === MOST_REMEMBERED) this.#known.clear()
    this.#known.set(key, { number, names })
    return number
  }
}

function namesOf(name: string, tags: Tags): Names {
  return { otherNames: otherNamesOf(tags), namesIn: namesByLanguage(tags, name).namesIn ?? {} }
}

function located({ country, city, state }: Street['locality']): {
  countryCode: string
  city?: string
  state?: string
} {
  return { countryCode: country, ...(city && { city }), ...(state && { state }) }
}

function hasNames(names: Readonly<Record<string, string>>): boolean {
  return Object.keys(names).length > 0
}

/** A grid cell of one degree, which replaces the town of a point that is in none. */
function areaOf({ latitude, longitude }: Coordinate): string {
  return `${Math.floor(latitude)} ${Math.floor(longitude)}`
}
