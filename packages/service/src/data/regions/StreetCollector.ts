import { type Coordinate, distanceBetween, type Position } from '@signpost/client/domain'
import type { OsmWay, Tags } from '../osm/OsmElement.ts'
import type { IntersectionRecord, StreetRecord } from '../record.ts'
import { centerOf } from './centerOf.ts'
import type { Locality, Locator } from './createLocator.ts'
import { GrowingInts } from './GrowingInts.ts'
import type { NodePositions } from './NodePositions.ts'
import { namesByLanguage, otherNamesOf } from './otherNamesOf.ts'
import { streetNameOf } from './streetNameOf.ts'

interface Street {
  name: string
  otherNames: Set<string>
  namesIn: Record<string, string>
  locality: Locality
  /** The smallest id among its ways names the street. */
  wayId: number
  /** The bounds of each piece in the list of all nodes. */
  pieces: number[]
}

/** The two carriageways of an avenue cross a street in points no farther apart than this, in meters: one crossing. */
const SAME_CROSSING = 100

/** Brings the ways of a region together as streets: one for a name in a town. Where two of them share a node, they cross. */
export class StreetCollector {
  readonly #positions: NodePositions
  readonly #locate: Locator
  readonly #streets: Street[] = []
  readonly #byName = new Map<string, number>()
  /** The nodes of all pieces, by their indexes. */
  readonly #nodes = new GrowingInts()
  /** The first street (counted from 1) at each node. */
  readonly #streetAt: Int32Array
  /** The streets at nodes with more than one. */
  readonly #crossings = new Map<number, Set<number>>()

  /** All nodes of the region must be in `positions` already. */
  constructor(positions: NodePositions, locate: Locator) {
    this.#positions = positions
    this.#locate = locate
    this.#streetAt = new Int32Array(positions.capacity)
  }

  add({ id, tags = {} }: OsmWay, nodes: readonly number[], line: readonly Position[]): void {
    const name = streetNameOf(tags)
    if (name === undefined || line.length < 2) return
    const number = this.#streetNumber(id, name, tags, centerOf(line))
    const start = this.#nodes.length
    this.#nodes.pushAll(nodes)
    this.#streets[number - 1]?.pieces.push(start, this.#nodes.length)
    for (const node of nodes) this.#meet(node, number)
  }

  /** One record for each street. */
  *streets(): Generator<StreetRecord> {
    for (const { name, otherNames, namesIn, locality, wayId, pieces } of this.#streets) {
      const { country, city, state } = locality
      const lines = this.#linesOf(pieces)
      yield {
        kind: 'street',
        ref: `s${wayId}`,
        name,
        otherNames: [...otherNames],
        ...(hasNames(namesIn) && { namesIn }),
        lines,
        coordinate: middleOf(lines),
        countryCode: country,
        ...(city && { city }),
        ...(state && { state }),
      }
    }
  }

  #linesOf(pieces: readonly number[]): Position[][] {
    const lines: Position[][] = []
    for (let index = 0; index < pieces.length; index += 2) {
      const nodes = this.#nodes.slice(pieces[index] ?? 0, pieces[index + 1] ?? 0)
      lines.push(Array.from(nodes, (node) => this.#positions.at(node)))
    }
    return lines
  }

  /** One record for each two streets and place where they cross. */
  *intersections(): Generator<IntersectionRecord> {
    const known = new Map<string, Coordinate[]>()
    for (const [node, numbers] of this.#crossings) {
      const [longitude, latitude] = this.#positions.at(node)
      const coordinate = { longitude, latitude }
      for (const [a, b] of pairs([...numbers])) {
        const key = a < b ? `${a} ${b}` : `${b} ${a}`
        const same = known.get(key) ?? []
        if (same.some((other) => distanceBetween(other, coordinate) < SAME_CROSSING)) continue
        known.set(key, [...same, coordinate])
        const record = this.#crossing(node, a, b, coordinate)
        if (record) yield record
      }
    }
  }

  #crossing(
    node: number,
    a: number,
    b: number,
    coordinate: Coordinate,
  ): IntersectionRecord | undefined {
    const one = this.#streets[a - 1]
    const other = this.#streets[b - 1]
    // A street that goes on in the next town under its name does not cross itself.
    if (!one || !other || one.name === other.name) return undefined
    const { country, city, state } = one.locality
    return {
      kind: 'intersection',
      ref: `i${this.#positions.idAt(node)}/${one.wayId}/${other.wayId}`,
      streets: [one.name, other.name],
      otherNames: [[...one.otherNames], [...other.otherNames]],
      ...((hasNames(one.namesIn) || hasNames(other.namesIn)) && {
        namesIn: [one.namesIn, other.namesIn] as const,
      }),
      coordinate,
      countryCode: country,
      ...(city && { city }),
      ...(state && { state }),
    }
  }

  #streetNumber(wayId: number, name: string, tags: Tags, center: Coordinate): number {
    const locality = this.#locate(center)
    const key = `${locality.country}|${locality.state ?? ''}|${locality.city ?? areaOf(center)}|${name}`
    const known = this.#byName.get(key)
    const same = known === undefined ? undefined : this.#streets[known - 1]
    if (known !== undefined && same) {
      for (const other of otherNamesOf(tags)) same.otherNames.add(other)
      same.namesIn = { ...namesByLanguage(tags, name).namesIn, ...same.namesIn }
      same.wayId = Math.min(same.wayId, wayId)
      return known
    }
    const otherNames = new Set(otherNamesOf(tags))
    const { namesIn = {} } = namesByLanguage(tags, name)
    const street = { name, otherNames, namesIn, locality, wayId, pieces: [] }
    const number = this.#streets.push(street)
    this.#byName.set(key, number)
    return number
  }

  #meet(node: number, number: number): void {
    const first = this.#streetAt[node]
    if (!first) this.#streetAt[node] = number
    else if (first !== number) {
      const others = this.#crossings.get(node)
      if (others) others.add(number)
      else this.#crossings.set(node, new Set([first, number]))
    }
  }
}

function hasNames(names: Readonly<Record<string, string>>): boolean {
  return Object.keys(names).length > 0
}

/** The area of a point without a town: there streets of one name are one only within a degree. */
function areaOf({ latitude, longitude }: Coordinate): string {
  return `${Math.floor(latitude)} ${Math.floor(longitude)}`
}

function middleOf(lines: readonly Position[][]): Coordinate {
  return centerOf(lines[Math.floor(lines.length / 2)] ?? [])
}

function* pairs(numbers: readonly number[]): Generator<[number, number]> {
  for (const [index, a] of numbers.entries()) {
    for (const b of numbers.slice(index + 1)) yield [a, b]
  }
}
