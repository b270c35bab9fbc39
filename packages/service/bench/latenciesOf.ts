/** The latency of answers in milliseconds: half of them take less than `p50`, and one in a hundred more than `p99`. */
export interface Latencies {
  p50: number
  p99: number
}

export function latenciesOf(milliseconds: readonly number[]): Latencies {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const quantile = (share: number): number =>
    Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toPrecision(3))
  return { p50: quantile(0.5), p99: quantile(0.99) }
}
