import { join } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Coordinate, Position } from '@signpost/client/domain'
import type { GeoRecord } from '@signpost/service/internal'
import { centerOf, isClosed } from '../lines.ts'
import type { OsmElement, OsmNode, OsmRelation, OsmWay, Tags } from '../osm/OsmElement.ts'
import type { MapFeature } from '../writers.ts'
import type { Locator } from './createLocator.ts'
import type { RecordMaker } from './createRecordMaker.ts'
import { interpolate } from './interpolate.ts'
import { NodePositions } from './NodePositions.ts'
import { polygonsOf } from './polygonsOf.ts'
import { StreetCollector } from './StreetCollector.ts'
import { type Note, type SurveyNotes, withSharedAddress } from './SurveyNotes.ts'
import { packLine, unpackLine } from './scratch.ts'
import { isArea } from './surveyRegion.ts'

export interface RegionTools {
  locate: Locator
  makeRecords: RecordMaker
  /** The notes of the survey. */
  notes: SurveyNotes
  /** The database of the notes, which also stores other temporary tables. */
  scratch: DatabaseSync
  /** A folder for the file of node positions. */
  work: string
}

/** Receives the objects of a region in any order. */
export interface RegionSink {
  record(record: GeoRecord): void
  feature(feature: MapFeature): void
}

const tables = `
  create table member (way integer primary key, points blob);
  create table numbered (node integer primary key, tags text);
`

/** Creates records and map features of a region's elements, which must be sorted: nodes, ways, relations. */
export class RegionReader {
  readonly #tools: RegionTools
  readonly #sink: RegionSink
  readonly #positions: NodePositions
  readonly #streets: StreetCollector
  readonly #addMember: StatementSync
  readonly #getMember: StatementSync
  readonly #addNumbered: StatementSync
  readonly #getNumbered: StatementSync
  #isPastNodes = false

  constructor(tools: RegionTools, sink: RegionSink) {
    const { scratch, work, locate } = tools
    this.#tools = tools
    this.#sink = sink
    this.#positions = new NodePositions(join(work, 'positions'))
    this.#streets = new StreetCollector(scratch, this.#positions, locate)
    scratch.exec(tables)
    this.#addMember = scratch.prepare('insert or ignore into member values (?, ?)')
    this.#getMember = scratch.prepare('select points from member where way = ?')
    this.#addNumbered = scratch.prepare('insert into numbered values (?, ?)')
    this.#getNumbered = scratch.prepare('select tags from numbered where node = ?')
  }

  read(element: OsmElement): void {
    const note = this.#tools.notes.of(element)
    if (element.type === 'node') this.#readNode(element, note)
    else if (element.type === 'way') this.#readWay(element, note)
    else this.#readRelation(element, note)
  }

  /** The records that are only complete when all elements have been read. */
  *atEnd(): Generator<GeoRecord> {
    yield* this.#streets.streets()
    yield* this.#streets.intersections()
  }

  close(): void {
    this.#positions.close()
  }

  #readNode({ id, lat, lon, tags }: OsmNode, note: Note): void {
    if (this.#isPastNodes) throw new Error('a node comes after a way')
    this.#positions.add(id, lon, lat)
    if (!tags) return
    const all = withSharedAddress(tags, note)
    if (note.isNumbered) this.#addNumbered.run(id, JSON.stringify(all))
    this.#sink.feature({ geometry: { type: 'Point', coordinates: [lon, lat] }, tags })
    this.#describe(`n${id}`, all, { latitude: lat, longitude: lon })
  }

  #readWay(way: OsmWay, note: Note): void {
    this.#isPastNodes = true
    const nodes: number[] = []
    const line: Position[] = []
    for (const ref of way.refs) {
      const position = this.#positions.at(ref)
      // An extract cuts ways at its border; the remaining part is used.
      if (!position) continue
      nodes.push(ref)
      line.push(position)
    }
    if (nodes.length < 2) return
    if (note.isMember) this.#addMember.run(way.id, packLine(line))
    if (!way.tags) return
    this.#streets.add(way, nodes, line)
    this.#sink.feature({ geometry: { type: 'LineString', coordinates: line }, tags: way.tags })
    const tags = withSharedAddress(way.tags, note)
    this.#describe(`w${way.id}`, tags, centerOf(line), isClosed(line) ? undefined : line)
    this.#readNumbers({ ...way, tags }, nodes, line)
  }

  /** Adds the addresses of the houses along an interpolation line. */
  #readNumbers({ id, tags = {} }: OsmWay, nodes: readonly number[], line: Position[]): void {
    const kind = tags['addr:interpolation']
    if (!kind) return
    const known = nodes.flatMap((node, index) => {
      const own: Tags = JSON.parse(String(this.#getNumbered.get(node)?.tags ?? '{}'))
      const houseNumber = Number(own['addr:housenumber'])
      return Number.isInteger(houseNumber) ? [{ houseNumber, index, tags: own }] : []
    })
    for (const { houseNumber, coordinate } of interpolate(kind, line, known)) {
      const address = { ...known[0]?.tags, ...tags, 'addr:housenumber': String(houseNumber) }
      this.#describe(`w${id}`, onlyAddress(address), coordinate)
    }
  }

  #readRelation(relation: OsmRelation, note: Note): void {
    const { id, tags, members } = relation
    if (!tags || !isArea(relation)) return
    const linesOf = (isInner: boolean): Position[][] =>
      members.flatMap(({ type, ref, role }) => {
        if (type !== 'way' || (role === 'inner') !== isInner) return []
        const line = unpackLine(this.#getMember.get(ref)?.points)
        return line.length > 0 ? [line] : []
      })
    const polygons = polygonsOf(linesOf(false), linesOf(true))
    // The largest polygon comes first.
    const shell = polygons[0]?.[0]
    if (!shell) return
    this.#sink.feature({ geometry: { type: 'MultiPolygon', coordinates: polygons }, tags })
    this.#describe(`r${id}`, withSharedAddress(tags, note), centerOf(shell))
  }

  /** `line` is the course of a long object. */
  #describe(ref: string, tags: Tags, center: Coordinate, line?: Position[]): void {
    for (const record of this.#tools.makeRecords(ref, tags, center)) {
      const isLong = line && record.kind === 'place'
      this.#sink.record(isLong ? { ...record, lines: [line] } : record)
    }
  }
}

/** The tags of an interpolated house: the address tags of the line's end, without its other tags, such as those of a shop. */
function onlyAddress(tags: Tags): Tags {
  return Object.fromEntries(Object.entries(tags).filter(([key]) => key.startsWith('addr:')))
}
