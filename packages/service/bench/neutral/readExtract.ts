import { type Coordinate, distanceBetween, type Position } from '@signpost/client/domain'
import { centerOf, isClosed, surrounds } from '../../../build/src/lines.ts'
import type { OsmElement, OsmRelation, Tags } from '../../../build/src/osm/OsmElement.ts'
import { readPbf } from '../../../build/src/osm/readPbf.ts'
import { polygonsOf } from '../../../build/src/regions/polygonsOf.ts'

/** An object of an extract: its reference as in the records, its tags and its middle. */
export interface Mapped {
  ref: string
  tags: Tags
  at: Coordinate
  /** True for a river, a wall or a lift. */
  isLine?: boolean
}

/** An object with a name. */
export interface Named extends Mapped {
  name: string
}

/** A street: the ways of one name that follow each other. */
export interface Street extends Named {
  /** The references of its ways, paths and drives among them. */
  ways: ReadonlySet<string>
}

/** A way with a name. */
interface NamedWay extends Named {
  /** Its ends and its middle. */
  points: readonly Coordinate[]
  /** False for a path or a drive, which is only a part of a street. */
  isStreet: boolean
}

/** A crossing of two streets with different names. */
export interface Corner {
  streets: readonly [string, string]
  at: Coordinate
}

/** An area with a name and a border. */
export interface Bordered extends Named {
  contains(point: Coordinate): boolean
}

/** The content of an extract, which is read without the code of the build. */
export interface Extract {
  objects: Mapped[]
  streets: Street[]
  corners: Corner[]
  areas: Bordered[]
}

const STREETS = new Set([
  ...['trunk', 'primary', 'secondary', 'tertiary', 'unclassified', 'residential'],
  ...['living_street', 'pedestrian'],
])

/** Reads the objects, named streets, crossings and areas with a border of an extract. */
export async function readExtract(path: string): Promise<Extract> {
  const positions = new Map<number, Position>()
  const ways = new Map<number, Position[]>()
  const namesAt = new Map<number, Set<string>>()
  const roads: NamedWay[] = []
  const extract: Extract = { objects: [], streets: [], corners: [], areas: [] }
  for await (const block of readPbf(path)) {
    for (const element of block) add(element)
  }
  extract.streets = streetsOf(roads)
  for (const [node, names] of namesAt) {
    const [one, other] = names
    const at = positions.get(node)
    if (one && other && at) extract.corners.push({ streets: [one, other], at: pointOf(at) })
  }
  return extract

  function add(element: OsmElement): void {
    const { type, id, tags } = element
    if (type === 'node') {
      positions.set(id, [element.lon, element.lat])
      if (tags)
        extract.objects.push({ ref: `n${id}`, tags, at: pointOf([element.lon, element.lat]) })
    } else if (type === 'way') {
      const line = element.refs.flatMap((node) => [positions.get(node) ?? []].filter(isPosition))
      ways.set(id, line)
      if (!tags || line.length < 2) return
      const mapped = { ref: `w${id}`, tags, at: centerOf(line), isLine: !isClosed(line) }
      const name = tags.name?.trim()
      if (!tags.highway) {
        extract.objects.push(mapped)
        if (isClosed(line)) addArea(mapped, [[line]])
      } else if (name) {
        const isStreet = STREETS.has(tags.highway)
        const ends = [line[0], line.at(-1)].flatMap((end) => (end ? pointOf(end) : []))
        roads.push({ ...mapped, name, points: [mapped.at, ...ends], isStreet })
        for (const node of isStreet ? element.refs : []) {
          namesAt.set(node, (namesAt.get(node) ?? new Set()).add(name))
        }
      }
    } else if (tags && (tags.type === 'multipolygon' || tags.type === 'boundary')) {
      const polygons = polygonsOf(linesOf(element, false), linesOf(element, true))
      const shell = polygons[0]?.[0]
      if (!shell) return
      const mapped = { ref: `r${id}`, tags, at: centerOf(shell) }
      if (tags.type === 'multipolygon') extract.objects.push(mapped)
      addArea(mapped, polygons)
    }
  }

  function linesOf({ members }: OsmRelation, isInner: boolean): Position[][] {
    return members.flatMap(({ type, ref, role }) => {
      const line = type === 'way' && (role === 'inner') === isInner ? ways.get(ref) : undefined
      return line ? [line] : []
    })
  }

  function addArea(mapped: Mapped, polygons: readonly Position[][][]): void {
    const { name, boundary, admin_level, place } = mapped.tags
    const isPart = boundary === 'administrative' && Number(admin_level) > 4
    // Objects on a square are around it.
    if (!name || !(isPart || (place && place !== 'square'))) return
    const contains = ({ longitude, latitude }: Coordinate): boolean =>
      polygons.some(([shell = [], ...holes]) => {
        const point: Position = [longitude, latitude]
        return surrounds(shell, point) && !holes.some((hole) => surrounds(hole, point))
      })
    extract.areas.push({ ...mapped, name, contains })
  }
}

/** The greatest distance in meters between two ways of one street. */
const NEXT = 1000

/** Joins ways of one name to streets. */
function streetsOf(ways: readonly NamedWay[]): Street[] {
  return [...Map.groupBy(ways, ({ name }) => name).values()].flatMap((named) => {
    const streets: Street[] = []
    const left = [...named]
    for (let first = left.pop(); first; first = left.pop()) {
      const street = [first]
      for (const { points } of street) {
        const isNext = (way: NamedWay) =>
          way.points.some((one) => points.some((other) => distanceBetween(one, other) <= NEXT))
        street.push(...left.filter(isNext))
        left.splice(0, left.length, ...left.filter((way) => !isNext(way)))
      }
      const whole = street.find(({ isStreet }) => isStreet)
      if (whole) streets.push({ ...whole, ways: new Set(street.map(({ ref }) => ref)) })
    }
    return streets
  })
}

function isPosition(point: Position | never[]): point is Position {
  return point.length === 2
}

function pointOf([longitude, latitude]: Position): Coordinate {
  return { latitude, longitude }
}
