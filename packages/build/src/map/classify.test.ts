import type { Position } from '@signpost/client/domain'
import { describe, expect, it } from 'vitest'
import { classify, labelPoint } from './classify.ts'

describe('labelPoint', () => {
  const square: Position[] = [
    [0, 0],
    [0, 8],
    [8, 8],
    [8, 0],
    [0, 0],
  ]

  it('the label of an area is in its middle', () => {
    expect(labelPoint([square])).toEqual([4, 4])
  })

  it('the label of a concave area is inside it', () => {
    const bent: Position[] = [
      [0, 0],
      [0, 8],
      [10, 8],
      [10, 6],
      [3, 6],
      [3, 2],
      [10, 2],
      [10, 0],
      [0, 0],
    ]
    const [x, y] = labelPoint([bent])
    expect([x, y]).toEqual([1.5, 4])
  })

  it('the label of an area with a hole is beside the hole', () => {
    const hole: Position[] = [
      [1, 1],
      [5, 1],
      [5, 7],
      [1, 7],
      [1, 1],
    ]
    expect(labelPoint([square, hole])[0]).toBe(6.5)
  })

  it('a shape without an area has a label point nevertheless', () => {
    expect(labelPoint([[[1, 2]]])).toEqual([1, 2])
    expect(labelPoint([])).toEqual([0, 0])
  })
})

describe('classify', () => {
  const square: Position[] = [
    [0, 0],
    [0, 0.01],
    [0.01, 0.01],
    [0.01, 0],
    [0, 0],
  ]
  const open = square.slice(0, 3)
  const small: Position[] = square.map(([x, y]) => [x / 100, y / 100])

  function draw(coordinates: Position[], tags: Record<string, string>) {
    return classify({ geometry: { type: 'LineString', coordinates }, tags })
  }

  function drawNode(tags: Record<string, string>) {
    return classify({ geometry: { type: 'Point', coordinates: [1, 2] }, tags })
  }

  describe('the content of the map', () => {
    it.each([
      ['motorway', 5],
      ['primary', 8],
      ['residential', 12],
      ['footway', 15],
    ])('draws a %s from zoom %i on', (highway, from) => {
      expect(draw(open, { highway, name: 'Ejido', surface: 'asphalt' })).toMatchObject([
        { layer: 'road', from, to: 16, tags: { name: 'Ejido' } },
      ])
    })

    it('draws a road with its bridge or tunnel, without unneeded properties', () => {
      const [bridge] = draw(open, { highway: 'trunk', bridge: 'viaduct', ref: '1', lanes: '4' })
      expect(bridge?.tags).toEqual({ kind: 'trunk', ref: '1', bridge: 1 })
      expect(draw(open, { highway: 'trunk', tunnel: 'no' })[0]?.tags).toEqual({ kind: 'trunk' })
    })

    it('draws a closed way as an area, unless it is a road around one', () => {
      const types = (tags: Record<string, string>) =>
        draw(square, tags).map(({ layer, geometry }) => [layer, geometry.type])
      expect(types({ leisure: 'park' })).toEqual([['landuse', 'Polygon']])
      expect(types({ highway: 'residential' })).toEqual([['road', 'LineString']])
      expect(types({ highway: 'pedestrian', area: 'yes' })).toEqual([['landuse', 'Polygon']])
      expect(types({ building: 'yes' })).toEqual([['building', 'Polygon']])
      expect(types({ building: 'no' })).toEqual([])
    })

    it('does not draw a small area before it is visible', () => {
      expect(draw(square, { leisure: 'park' })[0]?.from).toBe(9)
      expect(draw(small, { leisure: 'park' })[0]?.from).toBe(15)
    })

    it('labels an area once, when there is room for the name', () => {
      const drawn = draw(square, { leisure: 'park', name: 'Parque Batlle' })
      expect(drawn).toMatchObject([
        { geometry: { type: 'Polygon' }, tags: { kind: 'park' }, from: 9 },
        { layer: 'landuse', tags: { kind: 'park', name: 'Parque Batlle' }, from: 11 },
      ])
      expect(drawn[0]?.tags).not.toHaveProperty('name')
      expect(drawn[1]?.geometry.type).toBe('Point')
    })

    it('keeps the names in the languages of the components, where they differ', () => {
      const tags = {
        name: 'Хан Шатыр',
        'name:en': 'Khan Shatyr',
        'name:he': 'חאן שאטיר',
        'name:kk': 'Хан Шатыр',
        'name:ckb': 'خان شاتیر',
        'old_name:en': 'Tent',
      }
      const names = { name: tags.name, 'name:en': 'Khan Shatyr', 'name:he': 'חאן שאטיר' }
      expect(draw(square, { ...tags, leisure: 'park' })[1]?.tags).toEqual({
        kind: 'park',
        ...names,
      })
      expect(draw(square, { ...tags, shop: 'mall' })[0]?.tags).toEqual({ kind: 'shop', ...names })
    })

    it('draws the building of a place, with its name in the middle and its number', () => {
      const drawn = draw(square, {
        building: 'yes',
        amenity: 'theatre',
        name: 'Teatro Solís',
        'addr:housenumber': '678',
      })
      expect(drawn).toMatchObject([
        { layer: 'building', tags: { kind: 'building' } },
        { layer: 'housenumber', tags: { number: '678' }, from: 16 },
        { layer: 'poi', tags: { kind: 'culture', name: 'Teatro Solís' } },
      ])
      const [x, y] = drawn[2]?.geometry.type === 'Point' ? drawn[2].geometry.coordinates : [0, 0]
      expect([x, y]).toEqual([expect.closeTo(0.005), expect.closeTo(0.005)])
    })

    it('draws a point as a place with a name, and a house number', () => {
      expect(drawNode({ amenity: 'pharmacy', name: 'Farmacia' })).toMatchObject([
        { layer: 'poi', tags: { kind: 'health', name: 'Farmacia' } },
      ])
      expect(drawNode({ shop: 'bakery', name: 'Pan' })).toMatchObject([{ tags: { kind: 'shop' } }])
      expect(drawNode({ amenity: 'pharmacy' })).toEqual([])
      expect(drawNode({ highway: 'stop' })).toEqual([])
    })

    it.each([
      ['12', '12'],
      ['12,14', '12,14'],
      ['1320,1322; 1326', '1320–1326'],
      ['1320, 1322', '1320,1322'],
      ['617;617 BIS', '617'],
      ['S/N;3', 'S/N,3'],
      [';', ';'],
    ])('writes the house number %j as %j', (number, shown) => {
      expect(drawNode({ 'addr:housenumber': number })).toMatchObject([{ tags: { number: shown } }])
    })

    it('draws each of several pieces', () => {
      const geometry = { type: 'MultiPolygon' as const, coordinates: [[square], [small]] }
      expect(classify({ geometry, tags: { natural: 'water' } })).toHaveLength(2)
    })

    it('does not draw what is neither line nor area', () => {
      expect(draw([[0, 0]], { highway: 'primary' })).toEqual([])
      expect(classify({ geometry: { type: 'Polygon', coordinates: [] }, tags: {} })).toEqual([])
    })
  })
})
