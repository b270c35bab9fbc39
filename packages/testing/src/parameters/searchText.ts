import type { Reader } from './read.ts'

const longest = 300

/** What a person typed. */
export const searchText: Reader<string> = {
  expects: `a text of 1 to ${longest} characters`,
  read: (text) => (text.trim() !== '' && text.length <= longest ? text : undefined),
}
