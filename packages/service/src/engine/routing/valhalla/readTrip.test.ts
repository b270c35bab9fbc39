import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routeAnswer } from '../testing/scriptedEngine.ts'
import { readTrip } from './readTrip.ts'
import { ValhallaFault } from './ValhallaEngine.ts'

describe('readTrip', () => {
  it('reads the steps of a route', () => {
    const { points, steps, duration } = readTrip(routeAnswer([1, 10, 4], 90))
    expect(points).toHaveLength(3)
    expect(steps.map(({ type, first, last }) => [type, first, last])).toEqual([
      [1, 0, 1],
      [10, 1, 2],
      [4, 2, 2],
    ])
    expect(duration).toBe(90)
  })

  it.each([
    ['nothing', undefined],
    ['a page of HTML', '<html>'],
    ['an empty object', {}],
    ['a way without steps', routeAnswer([])],
    ['a way of one step', routeAnswer([1])],
  ])('reports %s as unreadable', (_, body) => {
    expect(() => readTrip(body)).toThrow(ValhallaFault)
  })

  it('reports a route with a gap between its steps as unreadable', () => {
    const body = JSON.stringify(routeAnswer([1, 10, 4]))
    expect(() =>
      readTrip(JSON.parse(body.replace('"begin_shape_index":1', '"begin_shape_index":2'))),
    ).toThrow(ValhallaFault)
    expect(() => readTrip(JSON.parse(body.replaceAll('_index":2', '_index":7')))).toThrow(
      ValhallaFault,
    )
  })

  it('does not crash on any answer of a service', () => {
    const noise = fc.jsonValue()
    const body = fc.oneof(
      noise,
      fc.record({
        trip: fc.record({
          summary: fc.record({ time: fc.oneof(noise, fc.double()) }),
          legs: fc.array(
            fc.record({ shape: fc.oneof(noise, fc.string()), maneuvers: fc.array(noise) }),
          ),
        }),
      }),
    )
    fc.assert(
      fc.property(body, (body) => {
        expect(() => readTrip(body)).toThrow(ValhallaFault)
      }),
    )
  })
})
