import { type GridPoint, isAlongBorder, type TileGrid } from './TileGrid.ts'

/** The largest distance between the two ends of a cut, in units of the grid. It is not zero because each tile rounds separately. */
const TOLERANCE = 3

/** Joins the pieces of a line that was cut at the borders of tiles, keeping its direction. Pieces that do not meet stay separate. */
export function joinLines(pieces: readonly GridPoint[][]): GridPoint[][] {
  const rest = pieces.filter((piece) => piece.length > 1)
  if (rest.length < 2) return rest
  const lines: GridPoint[][] = []
  for (let piece = rest.shift(); piece; piece = rest.shift()) {
    const line = [...piece]
    const after = () => removeFirst(rest, (other) => meets(line.at(-1), other[0]))
    for (let next = after(); next; next = after()) line.push(...next.slice(1))
    const before = () => removeFirst(rest, (other) => meets(other.at(-1), line[0]))
    for (let previous = before(); previous; previous = before()) {
      line.splice(0, 1, ...previous)
    }
    lines.push(line.length > 3 && meets(line[0], line.at(-1)) ? closeRing(line) : line)
  }
  return lines
}

/** Joins the pieces of an area that was cut at the borders of tiles, and returns its largest ring, which is closed. */
export function joinArea(pieces: readonly GridPoint[][], grid: TileGrid): GridPoint[] {
  const rings =
    pieces.length > 1 ? joinLines(pieces.flatMap((ring) => openRing(ring, grid))) : pieces
  const bySize = rings.map((ring) => ({ ring: closeRing(ring), size: Math.abs(doubleArea(ring)) }))
  bySize.sort((a, b) => b.size - a.size)
  return bySize[0]?.ring ?? []
}

/** Removes the edges of a ring that run along borders between tiles, which are the cuts. */
function openRing(ring: readonly GridPoint[], grid: TileGrid): GridPoint[][] {
  const lines: GridPoint[][] = []
  let line: GridPoint[] = []
  for (const point of ring) {
    const last = line.at(-1)
    if (last && isAlongBorder(last, point, grid)) {
      lines.push(line)
      line = []
    }
    line.push(point)
  }
  lines.push(line)
  return lines
}

/** Removes and returns the first line that meets a condition. */
function removeFirst(
  lines: GridPoint[][],
  isWanted: (line: GridPoint[]) => boolean,
): GridPoint[] | undefined {
  const index = lines.findIndex(isWanted)
  return index < 0 ? undefined : lines.splice(index, 1)[0]
}

/** Closes a ring: its first point replaces a last point that meets it, or is appended. */
function closeRing(ring: readonly GridPoint[]): GridPoint[] {
  const [first] = ring
  if (!first) return []
  return meets(ring.at(-1), first) ? [...ring.slice(0, -1), first] : [...ring, first]
}

function meets(a: GridPoint | undefined, b: GridPoint | undefined): boolean {
  if (!a || !b) return false
  return Math.abs(a.x - b.x) <= TOLERANCE && Math.abs(a.y - b.y) <= TOLERANCE
}

/** Twice the area inside a ring. Coordinates are relative to its first point, because absolute ones would lose precision when multiplied. */
function doubleArea(ring: readonly GridPoint[]): number {
  const [origin] = ring
  if (!origin) return 0
  let sum = 0
  let last = origin
  for (const point of ring) {
    sum += (last.x - origin.x) * (point.y - origin.y) - (point.x - origin.x) * (last.y - origin.y)
    last = point
  }
  return sum
}
