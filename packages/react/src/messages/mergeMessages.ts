import type { Messages, PartialMessages } from './Messages.ts'

/** A whole table with the parts of another laid over it. */
export function mergeMessages(whole: Messages, parts: PartialMessages | undefined): Messages {
  if (parts === undefined) return whole
  return { placeSearch: { ...whole.placeSearch, ...parts.placeSearch } }
}
