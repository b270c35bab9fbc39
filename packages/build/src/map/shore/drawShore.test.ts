import { describe, expect, it } from 'vitest'
import { findSea } from './drawShore.ts'
import { CELLS } from './Grid.ts'

/** A grid at the equator, with cells of about 38 m. It is 200 cells wide, so that the sea on its left is far from all mapped features. */
const grid = { left: CELLS / 2, top: CELLS / 2, width: 200, height: 40 }

/** A grid of the cells that meet a condition. */
const cells = (is: (column: number, row: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: grid.width * grid.height }, (_, cell) =>
    is(cell % grid.width, Math.floor(cell / grid.width)) ? 1 : 0,
  )

/** The first column of a row that is not sea. */
const shoreOf = (sea: Uint8Array, row = 20): number =>
  sea.subarray(row * grid.width, (row + 1) * grid.width).indexOf(0)

describe('the sea', () => {
  it('extends to the street along it where the rough coastline is too far out', () => {
    const street = cells((column) => column === 100)
    expect(
      shoreOf(
        findSea(
          { grid, marked: street },
          cells((column) => column >= 90),
        ),
      ),
    ).toBe(99)
  })

  it('stops at the street along it where the rough coastline is too far in', () => {
    const street = cells((column) => column === 100)
    const sea = findSea(
      { grid, marked: street },
      cells((column) => column >= 115),
    )
    expect(shoreOf(sea)).toBe(99)
    expect(sea.subarray(20 * grid.width + 100, 21 * grid.width)).not.toContain(1)
  })

  it('does not extend between the streets of a block', () => {
    const blocks = cells((column, row) => column >= 100 && (column % 4 === 0 || row % 4 === 0))
    const sea = findSea(
      { grid, marked: blocks },
      cells((column) => column >= 110),
    )
    for (const row of [0, 1, 2, 3]) expect(shoreOf(sea, row)).toBeGreaterThan(97)
  })

  it('ends at the rough coastline where nothing is mapped', () => {
    const coast = cells((column) => column >= 90)
    expect(shoreOf(findSea({ grid, marked: cells(() => false) }, coast))).toBe(90)
  })

  it('does not exist in a country without a coast', () => {
    const street = cells((column) => column === 100)
    expect(
      findSea(
        { grid, marked: street },
        cells(() => true),
      ),
    ).not.toContain(1)
  })
})
