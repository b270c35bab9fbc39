import { expect, test } from 'vitest'
import { gapsOf } from './gapsOf.ts'

const end = (latitude: number, longitude: number) => ({ coordinate: { latitude, longitude } })
const ends = [end(-34.9, -56.2), end(-34.91, -56.19), end(-34.92, -56.18)]

test('there is a gap between a point off the road and the route, and none at the road', () => {
  const path = [
    [-56.2, -34.9005],
    [-56.195, -34.905],
    [-56.19, -34.91005],
  ] as const
  expect(gapsOf(ends.slice(0, 2), [{ path }])).toEqual([
    [
      [-56.2, -34.9],
      [-56.2, -34.9005],
    ],
  ])
})

test('a stop between two legs has one gap; a missing leg has none', () => {
  const road = [-56.19, -34.9105] as const
  const legs = [{ path: [[-56.2, -34.9], road] }, { path: [road, [-56.18, -34.92]] }] as const
  expect(gapsOf(ends, legs)).toEqual([[[-56.19, -34.91], road]])
  expect(gapsOf(ends, [legs[0], undefined])).toHaveLength(1)
  expect(gapsOf(ends, [null, undefined])).toEqual([])
  expect(gapsOf([...ends.slice(0, 1), null], [{ path: [] }])).toEqual([])
})

test('over the 180th meridian a gap is as short as it is', () => {
  const path = [[-179.9999, 0]] as const
  expect(gapsOf([end(0, 179.9999)], [{ path }])).toHaveLength(1)
  expect(gapsOf([end(0, 179.99999)], [{ path: [[-179.99999, 0]] }])).toEqual([])
})
