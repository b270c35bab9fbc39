import { borders, driveSide, featuresContaining } from '@rapideditor/country-coder'
import type { Bounds, Position } from '@signpost/client/domain'
import type { OsmElement, OsmMember, OsmNode, OsmRelation, OsmWay } from '../osm/OsmElement.ts'
import { writePbf } from '../osm/writePbf.ts'

interface Border {
  /** ISO 3166-1 alpha-2. */
  country: string
  drivesLeft: boolean
  name: string
  polygons: Position[][][]
}

/** The first id of the objects written here: larger than any real id, so that the file can be read beside an extract. */
const FIRST_ID = 3e10

/** A country on Valhalla's list of countries with left-hand traffic. */
const LEFT_DRIVING_NAME = 'Australia'

/**
 * Writes the borders of the countries that the boxes touch as boundary relations. Valhalla's admin build reads the country and the driving side of
 * each road from them. Extracts only hold parts of borders; these are complete and simplified.
 */
export async function writeBordersPbf(path: string, boxes: readonly Bounds[]): Promise<void> {
  await writePbf(path, { source: 'country-coder' }, toElements(bordersIn(boxes)))
}

function bordersIn(boxes: readonly Bounds[]): Border[] {
  const ids = new Set(
    boxes
      .flatMap(splitAtAntimeridian)
      .flatMap((box) => featuresContaining([box.west, box.south, box.east, box.north]))
      .map((feature) => feature.properties.id),
  )
  return borders.features.flatMap(({ properties, geometry }) => {
    const { id, iso1A2, isoStatus, country, nameEn } = properties
    if (!ids.has(id) || geometry?.type !== 'MultiPolygon') return []
    const code = isoStatus === 'official' ? iso1A2 : (country ?? iso1A2)
    if (!code) return []
    const polygons = geometry.coordinates.map((rings) =>
      rings.map((ring) =>
        ring.map(([longitude = 0, latitude = 0]): Position => [longitude, latitude]),
      ),
    )
    return [{ country: code, drivesLeft: driveSide(id) === 'left', name: nameEn, polygons }]
  })
}

function splitAtAntimeridian(box: Bounds): Bounds[] {
  if (box.west <= box.east) return [box]
  return [
    { ...box, east: 180 },
    { ...box, west: -180 },
  ]
}

function toElements(all: readonly Border[]): OsmElement[] {
  const nodes: OsmNode[] = []
  const ways: OsmWay[] = []
  const relations: OsmRelation[] = []
  for (const border of all) {
    const members: OsmMember[] = []
    for (const rings of border.polygons) {
      for (const [index, ring] of rings.entries()) {
        const wayId = FIRST_ID + ways.length
        ways.push({ type: 'way', id: wayId, refs: addRing(ring, nodes) })
        members.push({ type: 'way', ref: wayId, role: index === 0 ? 'outer' : 'inner' })
      }
    }
    const id = FIRST_ID + relations.length
    relations.push({ type: 'relation', id, members, tags: tagsOf(border) })
  }
  return [...nodes, ...ways, ...relations]
}

/** Adds the nodes of a closed ring and returns their ids. The first id is repeated at the end. */
function addRing(ring: readonly Position[], nodes: OsmNode[]): number[] {
  const refs = ring.slice(0, -1).map(([lon, lat]) => {
    const id = FIRST_ID + nodes.length
    nodes.push({ type: 'node', id, lat, lon })
    return id
  })
  return [...refs, ...refs.slice(0, 1)]
}

/** The tags of a border. Valhalla reads the driving side from the country's English name. It drops some names, so `name` is the country's code. */
function tagsOf({ country, drivesLeft, name }: Border): Record<string, string> {
  return {
    type: 'boundary',
    boundary: 'administrative',
    admin_level: '2',
    'ISO3166-1': country,
    'ISO3166-1:alpha2': country,
    name: country,
    'name:en': drivesLeft ? LEFT_DRIVING_NAME : name,
  }
}
