import { expect, test } from 'vitest'
import type { QaObject } from './readQaTiles.ts'
import type { TileGrid } from './TileGrid.ts'
import { toElements } from './toElements.ts'

const grid: TileGrid = { extent: 1000, worldSize: 1e6, west: 0, east: 2000, north: 0, south: 1000 }
const FIRST_ID = 1e10

function way(id: number, points: [number, number][], tags: Record<string, string> = {}): QaObject {
  const pieces = [points.map(([x, y]) => ({ x, y }))]
  return { type: 'way', id, isArea: false, pieces, tags }
}

function node(id: number, x: number, y: number, tags: Record<string, string> = {}): QaObject {
  return { type: 'node', id, isArea: false, pieces: [[{ x, y }]], tags }
}

function convert(...objects: QaObject[]) {
  const elements = toElements({ grid, objects, editedAt: new Date(0) }, FIRST_ID)
  return {
    elements,
    nodes: elements.filter((element) => element.type === 'node'),
    refsOf: (id: number) =>
      elements.flatMap((element) =>
        element.type === 'way' && element.id === id ? element.refs : [],
      ),
  }
}

test('two ways that meet at a point share its node', () => {
  const { refsOf, nodes } = convert(
    way(1, [
      [0, 50],
      [50, 50],
      [90, 50],
    ]),
    way(2, [
      [50, 0],
      [50, 50],
      [50, 90],
    ]),
  )
  expect(refsOf(1)[1]).toBe(refsOf(2)[1])
  expect(nodes).toHaveLength(5)
})

test('a way on a bridge shares no node with the way under it', () => {
  const { refsOf, nodes } = convert(
    way(
      1,
      [
        [0, 50],
        [50, 50],
        [90, 50],
      ],
      { bridge: 'yes' },
    ),
    way(2, [
      [50, 0],
      [50, 50],
      [50, 90],
    ]),
  )
  expect(refsOf(1)[1]).not.toBe(refsOf(2)[1])
  expect(nodes).toHaveLength(6)
})

test('a ramp that ends on a bridge shares its node', () => {
  const { refsOf } = convert(
    way(
      1,
      [
        [0, 50],
        [50, 50],
        [90, 50],
      ],
      { layer: '1' },
    ),
    way(2, [
      [50, 0],
      [50, 50],
    ]),
  )
  expect(refsOf(1)[1]).toBe(refsOf(2)[1])
})

test('a pedestrian crossing is a node of its way', () => {
  const { refsOf, nodes } = convert(
    way(1, [
      [0, 50],
      [50, 50],
      [90, 50],
    ]),
    node(77, 50, 50, { highway: 'crossing' }),
  )
  expect(refsOf(1)[1]).toBe(77)
  expect(nodes.filter(({ id }) => id === 77)).toHaveLength(1)
})

test('elements are sorted: nodes, then ways, by id', () => {
  const { elements } = convert(
    way(9, [
      [0, 0],
      [9, 9],
    ]),
    way(3, [
      [5, 0],
      [0, 5],
    ]),
    node(5, 1, 1),
  )
  expect(elements.map(({ type, id }) => `${type} ${id}`)).toEqual([
    'node 5',
    `node ${FIRST_ID}`,
    `node ${FIRST_ID + 1}`,
    `node ${FIRST_ID + 2}`,
    `node ${FIRST_ID + 3}`,
    'way 3',
    'way 9',
  ])
})

test('unconnected parts of a way have different ids', () => {
  const torn = way(4, [
    [0, 0],
    [9, 9],
  ])
  torn.pieces.push([
    { x: 500, y: 500 },
    { x: 600, y: 600 },
  ])
  const ways = convert(torn).elements.filter((element) => element.type === 'way')
  expect(ways.map(({ id }) => id)).toEqual([4, FIRST_ID])
})
