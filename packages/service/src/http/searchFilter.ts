import { search, unusable } from '@signpost/client/protocol'

/** The opaque value that identifies the record of a suggestion; it contains the id of the source, so it stays valid with new data. */
export function writeSearchFilter(ref: string): string {
  return Buffer.from(`1:${ref}`).toString('base64url')
}

/** The reference in a `search_filter` of this service. Throws a `ProtocolError` for any other text. */
export function readSearchFilter(text: string): string {
  const ref = /^[\w-]{4,400}$/.test(text)
    ? /^1:([^\p{Cc}\ufffd]+)$/u.exec(Buffer.from(text, 'base64url').toString())?.[1]
    : undefined
  if (ref === undefined || writeSearchFilter(ref) !== text)
    throw unusable(search.parameters.searchFilter)
  return ref
}
