import type { OsmElement, Tags } from '../../../../../build/src/osm/OsmElement.ts'

/** The distance between two streets, in degrees. */
export const BLOCK = 0.001

export interface TownOptions {
  latitude: number
  longitude: number
  side: number
  /** The tags of each street. */
  tags?: Tags
}

/**
 * A town with a grid of streets: `A 0`, `A 1` and so on run east, `B 0`, `B 1` north. A dozen streets are enough for Valhalla not to treat them as
 * isolated.
 */
export function town({
  latitude,
  longitude,
  side,
  tags = { highway: 'residential' },
}: TownOptions): OsmElement[] {
  const numbers = Array.from({ length: side }, (_, index) => index)
  const idOf = (row: number, column: number): number => 1 + row * side + column
  const nodes = numbers.flatMap((row) =>
    numbers.map(
      (column): OsmElement => ({
        type: 'node',
        id: idOf(row, column),
        lat: latitude + row * BLOCK,
        lon: longitude + column * BLOCK,
      }),
    ),
  )
  const way = (id: number, name: string, refs: number[]): OsmElement => ({
    type: 'way',
    id,
    refs,
    tags: { ...tags, name },
  })
  return [
    ...nodes,
    ...numbers.map((row) =>
      way(
        1 + row,
        `A ${row}`,
        numbers.map((column) => idOf(row, column)),
      ),
    ),
    ...numbers.map((column) =>
      way(
        1 + side + column,
        `B ${column}`,
        numbers.map((row) => idOf(row, column)),
      ),
    ),
  ]
}
