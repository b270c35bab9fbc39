/** The cells that share a side with a cell. */
function* neighbors(cell: number, width: number, size: number): Generator<number> {
  if (cell % width > 0) yield cell - 1
  if (cell % width < width - 1) yield cell + 1
  if (cell >= width) yield cell - width
  if (cell + width < size) yield cell + width
}

/** The number of steps from each cell to the nearest start; `Infinity` beyond `limit`. */
export function stepsFrom(starts: Uint8Array, width: number, limit: number): Float32Array {
  const steps = new Float32Array(starts.length).fill(Number.POSITIVE_INFINITY)
  let edge: number[] = []
  starts.forEach((start, cell) => {
    if (start === 0) return
    steps[cell] = 0
    edge.push(cell)
  })
  for (let step = 1; step <= limit && edge.length > 0; step++) {
    const next: number[] = []
    for (const cell of edge) {
      for (const neighbor of neighbors(cell, width, starts.length)) {
        if (steps[neighbor] !== Number.POSITIVE_INFINITY) continue
        steps[neighbor] = step
        next.push(neighbor)
      }
    }
    edge = next
  }
  return steps
}

/** The cells that are connected to a start through open cells. */
export function flood(
  width: number,
  size: number,
  isStart: (cell: number) => boolean,
  isOpen: (cell: number) => boolean,
): Uint8Array {
  const reached = new Uint8Array(size)
  const waiting: number[] = []
  const reach = (cell: number): void => {
    if (reached[cell] === 1 || !isOpen(cell)) return
    reached[cell] = 1
    waiting.push(cell)
  }
  for (let cell = 0; cell < size; cell++) if (isStart(cell)) reach(cell)
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (const neighbor of neighbors(cell, width, size)) reach(neighbor)
  }
  return reached
}
