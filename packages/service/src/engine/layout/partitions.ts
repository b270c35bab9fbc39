import { cellAt } from './cells.ts'

/**
 * The index is partitioned: a partition holds the tokens of a group of records in a cell of the map, and each token carries the name of its
 * partition in front. A query reads the postings of its neighborhood alone, however common its words are elsewhere; and as row ids go by
 * prominence, the first rows that it meets are the best known.
 */

/**
 * `main`: the names of places, streets and areas. `street`: those of streets again, for house numbers. `corner`: the streets of
 * intersections. `term`: the names of categories and brands. `context`: the words of a record's address.
 */
export type Group = 'main' | 'street' | 'corner' | 'term' | 'context'

const groupCodes: Readonly<Record<Group, number>> = {
  main: 0,
  street: 1,
  corner: 2,
  term: 3,
  context: 4,
}

/** The levels of cells to which tokens are bound, besides the world: some 625, 39 and 2.4 km wide. */
export const cellLevels = [4, 8, 12] as const

/** The number of a cell takes 27 bits. */
const CELLS = 2 ** 27

/** The length of a partition's name. */
export const PARTITION_LENGTH = 7

/** The number of records below which a cell is not divided further, because its own tokens are few enough. */
export const FEW_RECORDS = 400

/** The partition of a group for the whole world. */
export function worldPartition(group: Group): string {
  return name(group, 0, 0)
}

/** The partition of a group in a cell of a level. */
export function cellPartition(group: Group, level: number, cell: number): string {
  return name(group, level, cell)
}

/** The partition of the terms of one country. Terms of all countries are in the partition of the world. */
export function countryPartition(alpha3: string): string {
  const letters = [...alpha3.slice(0, 3)].map((letter) => letter.charCodeAt(0) & 31)
  return name(
    'term',
    4,
    letters.reduce((code, letter) => code * 32 + letter, 0),
  )
}

/** The range of the names of the partitions of a group. */
export function partitionRange(group: Group): [from: string, to: string] {
  return [name(group, 0, 0), name(group, 16, 0)]
}

/** The partitions of a record in a finest cell, the world first. `isCrowded` is true for a cell with many records. */
export function partitionsOf(
  group: Group,
  finest: number,
  isCrowded: (level: number, cell: number) => boolean,
): string[] {
  const partitions = [worldPartition(group)]
  for (const level of cellLevels) {
    const cell = cellAt(level, finest)
    partitions.push(cellPartition(group, level, cell))
    if (!isCrowded(level, cell)) break
  }
  return partitions
}

/** The partition itself, or the smallest partition around it with records. A cell has its own tokens only inside a crowded cell. */
export function ancestorOf(
  partition: string,
  isCrowded: (level: number, cell: number) => boolean,
): string {
  const code = Number.parseInt(partition, 36)
  const group = groupOf(partition)
  if (group === 'term') return partition
  let level = (Math.floor(code / CELLS) % 4) * 4
  let cell = code % CELLS
  for (const above of cellLevels.toReversed()) {
    const around = Math.floor(cell / 4 ** (level - above))
    if (above >= level || isCrowded(above, around)) continue
    level = above
    cell = around
  }
  return name(group, level, cell)
}

/** The group of a partition. */
export function groupOf(partition: string): Group {
  const code = Math.floor(Number.parseInt(partition, 36) / (4 * CELLS))
  const groups: readonly Group[] = ['main', 'street', 'corner', 'term', 'context']
  return groups[code] ?? 'main'
}

// The group, one of four levels, and 27 bits for the cell: some 2 ** 32, below 36 ** 7.
function name(group: Group, level: number, cell: number): string {
  const code = (groupCodes[group] * 4 + level / 4) * CELLS + cell
  return code.toString(36).padStart(PARTITION_LENGTH, '0')
}
