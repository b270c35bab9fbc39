import type { Coordinate, Position } from '@signpost/client/domain'
import type { MapFeature } from '../MapFeature.ts'
import type { OsmElement, OsmNode, OsmRelation, OsmWay, Tags } from '../osm/OsmElement.ts'
import type { GeoRecord } from '../record.ts'
import { centerOf } from './centerOf.ts'
import type { Locator } from './createLocator.ts'
import type { RecordMaker } from './createRecordMaker.ts'
import { interpolate } from './interpolate.ts'
import { NodePositions } from './NodePositions.ts'
import { polygonsOf } from './polygonsOf.ts'
import type { SharedAddresses } from './SharedAddresses.ts'
import { StreetCollector } from './StreetCollector.ts'
import { isArea } from './surveyRegion.ts'

export interface RegionTools {
  locate: Locator
  makeRecords: RecordMaker
  /** The ways that areas of several ways are made of. */
  members: ReadonlySet<number>
  /** The nodes of lines along which house numbers are counted. */
  numbered: ReadonlySet<number>
  addresses: SharedAddresses
}

/** Takes what is found in a region, in no particular order. */
export interface RegionSink {
  record(record: GeoRecord): void
  feature(feature: MapFeature): void
}

/** Makes records and map features of a region's elements. They must come sorted: nodes, ways, relations. */
export class RegionReader {
  readonly #tools: RegionTools
  readonly #sink: RegionSink
  readonly #positions = new NodePositions()
  /** The nodes of the ways that areas are made of, by their indexes: positions would take twenty times the memory. */
  readonly #members = new Map<number, Int32Array>()
  readonly #numbered = new Map<number, Tags>()
  #streets: StreetCollector | undefined

  constructor(tools: RegionTools, sink: RegionSink) {
    this.#tools = tools
    this.#sink = sink
  }

  read(element: OsmElement): void {
    if (element.type === 'node') this.#readNode(element)
    else if (element.type === 'way') this.#readWay(element)
    else this.#readRelation(element)
  }

  /** Hands over what could only be known at the end. */
  finish(): void {
    if (!this.#streets) return
    for (const street of this.#streets.streets()) this.#sink.record(street)
    for (const intersection of this.#streets.intersections()) this.#sink.record(intersection)
  }

  #readNode({ id, lat, lon, tags }: OsmNode): void {
    if (this.#streets) throw new Error('a node comes after a way')
    this.#positions.add(id, lon, lat)
    if (!tags) return
    const all = this.#tools.addresses.complete('node', id, tags)
    if (this.#tools.numbered.has(id)) this.#numbered.set(id, all)
    this.#sink.feature({ geometry: { type: 'Point', coordinates: [lon, lat] }, tags })
    this.#describe(`n${id}`, all, { latitude: lat, longitude: lon })
  }

  #readWay(way: OsmWay): void {
    this.#streets ??= new StreetCollector(this.#positions, this.#tools.locate)
    const nodes = way.refs.map((ref) => this.#positions.indexOf(ref)).filter((node) => node >= 0)
    // An extract cuts ways at its border: the rest of a way is still a way.
    if (nodes.length < 2) return
    const line = nodes.map((node) => this.#positions.at(node))
    if (this.#tools.members.has(way.id)) this.#members.set(way.id, Int32Array.from(nodes))
    if (!way.tags) return
    this.#streets.add(way, nodes, line)
    this.#sink.feature({ geometry: { type: 'LineString', coordinates: line }, tags: way.tags })
    const tags = this.#tools.addresses.complete('way', way.id, way.tags)
    this.#describe(`w${way.id}`, tags, centerOf(line))
    this.#readNumbers({ ...way, tags }, nodes, line)
  }

  /** Describes the houses along a line whose tag says how they are numbered. */
  #readNumbers({ id, tags = {} }: OsmWay, nodes: readonly number[], line: Position[]): void {
    const kind = tags['addr:interpolation']
    if (!kind) return
    const known = nodes.flatMap((node, index) => {
      const own = this.#numbered.get(this.#positions.idAt(node)) ?? {}
      const houseNumber = Number(own['addr:housenumber'])
      return Number.isInteger(houseNumber) ? [{ houseNumber, index, tags: own }] : []
    })
    for (const { houseNumber, coordinate } of interpolate(kind, line, known)) {
      const address = { ...known[0]?.tags, ...tags, 'addr:housenumber': String(houseNumber) }
      this.#describe(`w${id}`, onlyAddress(address), coordinate)
    }
  }

  #readRelation(relation: OsmRelation): void {
    const { id, tags, members } = relation
    if (!tags || !isArea(relation)) return
    const linesOf = (isInner: boolean): Position[][] =>
      members.flatMap(({ type, ref, role }) => {
        const nodes = type === 'way' ? this.#members.get(ref) : undefined
        if (!nodes || (role === 'inner') !== isInner) return []
        return [Array.from(nodes, (node) => this.#positions.at(node))]
      })
    const polygons = polygonsOf(linesOf(false), linesOf(true))
    // The largest shell comes first.
    const shell = polygons[0]?.[0]
    if (!shell) return
    this.#sink.feature({ geometry: { type: 'MultiPolygon', coordinates: polygons }, tags })
    const all = this.#tools.addresses.complete('relation', id, tags)
    this.#describe(`r${id}`, all, centerOf(shell))
  }

  #describe(ref: string, tags: Tags, center: Coordinate): void {
    for (const record of this.#tools.makeRecords(ref, tags, center)) this.#sink.record(record)
  }
}

/** The end of such a line may be a shop; the houses between are not. */
function onlyAddress(tags: Tags): Tags {
  return Object.fromEntries(Object.entries(tags).filter(([key]) => key.startsWith('addr:')))
}
