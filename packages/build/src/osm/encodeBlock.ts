import { PbfWriter } from 'pbf'
import type { OsmElement, OsmNode, OsmRelation, OsmWay, Tags } from './OsmElement.ts'

/** Positions are stored in units of 100 nanodegrees, as in every OpenStreetMap program. */
const UNITS_PER_DEGREE = 1e7

const MEMBER_TYPES = ['node', 'way', 'relation']

/** Encodes objects of one type as a `PrimitiveBlock` of the OpenStreetMap PBF format. */
export function encodeBlock(elements: readonly OsmElement[]): Uint8Array {
  const strings = new StringTable()
  const group = new PbfWriter()
  const nodes: OsmNode[] = []
  for (const element of elements) {
    if (element.type === 'node') nodes.push(element)
    else if (element.type === 'way') group.writeMessage(3, writeWay, { way: element, strings })
    else group.writeMessage(4, writeRelation, { relation: element, strings })
  }
  if (nodes.length > 0) group.writeMessage(2, writeDenseNodes, { nodes, strings })
  const block = new PbfWriter()
  block.writeMessage(1, writeStrings, strings.all)
  block.writeBytesField(2, group.finish())
  return block.finish()
}

/** The distinct texts of a block. Index 0 is reserved: it ends the tags of a dense node. */
class StringTable {
  readonly all: string[] = ['']
  readonly #indexes = new Map<string, number>()

  indexOf(text: string): number {
    const known = this.#indexes.get(text)
    if (known !== undefined) return known
    const index = this.all.push(text) - 1
    this.#indexes.set(text, index)
    return index
  }
}

function writeStrings(strings: readonly string[], pbf: PbfWriter): void {
  // `pbf` encodes characters from U+20000 on incorrectly.
  for (const text of strings) pbf.writeBytesField(1, Buffer.from(text))
}

function writeDenseNodes(
  { nodes, strings }: { nodes: readonly OsmNode[]; strings: StringTable },
  pbf: PbfWriter,
): void {
  pbf.writePackedSVarint(1, deltas(nodes.map((node) => node.id)))
  pbf.writePackedSVarint(8, deltas(nodes.map((node) => Math.round(node.lat * UNITS_PER_DEGREE))))
  pbf.writePackedSVarint(9, deltas(nodes.map((node) => Math.round(node.lon * UNITS_PER_DEGREE))))
  const keysAndValues: number[] = []
  for (const node of nodes) {
    for (const [key, value] of Object.entries(node.tags ?? {})) {
      keysAndValues.push(strings.indexOf(key), strings.indexOf(value))
    }
    keysAndValues.push(0)
  }
  pbf.writePackedVarint(10, keysAndValues)
}

function writeWay({ way, strings }: { way: OsmWay; strings: StringTable }, pbf: PbfWriter): void {
  pbf.writeVarintField(1, way.id)
  writeTags(way.tags, strings, pbf)
  pbf.writePackedSVarint(8, deltas(way.refs))
}

function writeRelation(
  { relation, strings }: { relation: OsmRelation; strings: StringTable },
  pbf: PbfWriter,
): void {
  const { members } = relation
  pbf.writeVarintField(1, relation.id)
  writeTags(relation.tags, strings, pbf)
  const roles = members.map((member) => strings.indexOf(member.role))
  pbf.writePackedVarint(8, roles)
  pbf.writePackedSVarint(9, deltas(members.map((member) => member.ref)))
  const types = members.map((member) => MEMBER_TYPES.indexOf(member.type))
  pbf.writePackedVarint(10, types)
}

function writeTags(tags: Tags | undefined, strings: StringTable, pbf: PbfWriter): void {
  const entries = Object.entries(tags ?? {})
  const keys = entries.map(([key]) => strings.indexOf(key))
  const values = entries.map(([, value]) => strings.indexOf(value))
  pbf.writePackedVarint(2, keys)
  pbf.writePackedVarint(3, values)
}

function deltas(values: readonly number[]): number[] {
  let last = 0
  return values.map((value) => {
    const delta = value - last
    last = value
    return delta
  })
}
