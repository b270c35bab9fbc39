import type { Leftover } from '../data/build/removeLeftovers.ts'

/** A sentence about the leftover of a build that was killed, and its removal. */
export function nameLeftover({ path, bytes, failure }: Leftover): string {
  const what = `${path} (${Math.ceil(bytes / 1e6)} MB), which a build that was killed had left`
  return failure === undefined ? `Removed ${what}.` : `Could not remove ${what}: ${failure}.`
}
