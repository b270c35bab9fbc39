import type { Reader } from './read.ts'

/** A whole number between two bounds, both allowed. */
export function integer(least: number, most: number): Reader<number> {
  return {
    expects: `a whole number from ${least} to ${most}`,
    read: (text) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
      return value >= least && value <= most ? value : undefined
    },
  }
}
