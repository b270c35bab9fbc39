import type { OsmElement, OsmNode, OsmWay, Tags } from '../osm/OsmElement.ts'
import { joinArea, joinLines } from './joinPieces.ts'
import type { QaTiles } from './readQaTiles.ts'
import { coordinateOf } from './TileGrid.ts'
import { Vertices } from './Vertices.ts'

/** Converts the objects of a city's tiles to sorted OpenStreetMap elements. Objects without an id are numbered from `firstId`. */
export function toElements({ objects, grid }: QaTiles, firstId: number): OsmElement[] {
  const points = objects.flatMap(({ type, id, tags, pieces }) => {
    const point = pieces[0]?.[0]
    return type === 'node' && point ? [{ id, tags, point }] : []
  })
  const lines = objects.flatMap((object) => {
    if (object.type === 'node') return []
    const outlines = object.isArea ? [joinArea(object.pieces, grid)] : joinLines(object.pieces)
    return outlines.map((outline, index) => ({ object, outline, index }))
  })
  const vertices = new Vertices(grid, points, firstId)
  for (const { object, outline } of lines) if (!object.isArea) vertices.addEnds(outline)

  // A way that leaves the city and re-enters it has several parts here, which need different ids.
  let nextId = firstId
  const ways = lines.map(({ object, outline, index }): OsmWay => {
    const refs = vertices.idsOf(outline, levelOf(object.tags))
    return { type: 'way', id: index === 0 ? object.id : nextId++, refs, tags: object.tags }
  })
  const nodes = points.map(({ id, tags, point }): OsmNode => {
    const { latitude, longitude } = coordinateOf(point, grid)
    return { type: 'node', id, lat: latitude, lon: longitude, tags }
  })
  // The generated ids ascend, and are larger than all real ones.
  return [
    ...nodes.sort(byId),
    ...vertices.made,
    ...ways.filter((way) => way.refs.length > 1).sort(byId),
  ]
}

/** The level that a way runs on: 0 is the ground. */
function levelOf(tags: Tags): number {
  const layer = Number(tags.layer)
  if (Number.isInteger(layer) && Math.abs(layer) <= 5 && layer !== 0) return layer
  if (tags.bridge && tags.bridge !== 'no') return 1
  return tags.tunnel && tags.tunnel !== 'no' ? -1 : 0
}

function byId(a: { id: number }, b: { id: number }): number {
  return a.id - b.id
}
