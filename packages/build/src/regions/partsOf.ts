import type { Position } from '@signpost/client/domain'

/** A way of a street. */
export interface Piece {
  way: number
  line: Position[]
}

/** The width in degrees of latitude of the squares in which ways are joined: some 450 m. */
const SQUARE = 0.004

/** The parts of a street name that are far from each other, because a town may have two streets of one name. Ways within about half a kilometer are joined. */
export function partsOf(pieces: readonly Piece[]): Piece[][] {
  const [, latitude] = pieces[0]?.line[0] ?? [0, 0]
  const narrow = Math.cos((latitude * Math.PI) / 180)
  const piecesIn = Map.groupBy(
    pieces.flatMap((piece) => squaresOf(piece).map(([x, y]) => ({ square: `${x} ${y}`, piece }))),
    ({ square }) => square,
  )
  const left = new Set(pieces)
  return pieces.flatMap((first) => {
    if (!left.delete(first)) return []
    const part = [first]
    // The part grows while it is read.
    for (const piece of part) {
      for (const near of squaresOf(piece).flatMap(piecesAround)) {
        if (left.delete(near)) part.push(near)
      }
    }
    return [part.sort((a, b) => a.way - b.way)]
  })

  function squaresOf({ line }: Piece): [x: number, y: number][] {
    return line.map(([x, y]) => [Math.floor((x * narrow) / SQUARE), Math.floor(y / SQUARE)])
  }

  /** The pieces in a square and its eight neighbors. Each square is read once. */
  function piecesAround([x, y]: [x: number, y: number]): Piece[] {
    return [-1, 0, 1].flatMap((across) =>
      [-1, 0, 1].flatMap((along) => {
        const square = `${x + across} ${y + along}`
        const found = piecesIn.get(square) ?? []
        piecesIn.delete(square)
        return found.map(({ piece }) => piece)
      }),
    )
  }
}
