import type { Parameter } from './read.ts'

/** The opaque value by which a suggestion names its record; it holds the source's own id, so it outlives the data. */
export function writeSearchFilter(ref: string): string {
  return Buffer.from(`1:${ref}`).toString('base64url')
}

/** The reference that a `search_filter` of ours names. */
export const searchFilter: Parameter<string> = {
  expects: 'the search_filter of a suggestion, unchanged',
  read(text) {
    if (!/^[\w-]{4,400}$/.test(text)) return null
    const ref = /^1:([^\p{Cc}\ufffd]+)$/u.exec(Buffer.from(text, 'base64url').toString())?.[1]
    return ref !== undefined && writeSearchFilter(ref) === text ? ref : null
  },
}
