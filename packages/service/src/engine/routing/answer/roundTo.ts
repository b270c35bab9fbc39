/** A number with at most so many decimals. */
export function roundTo(decimals: number, value: number): number {
  const unit = 10 ** decimals
  return Math.round(value * unit) / unit
}
