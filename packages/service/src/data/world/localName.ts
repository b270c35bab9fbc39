import { languagesOf } from './languagesOf.ts'

/**
 * The name that the people of a country use, where it is another than the one in English: absent where its official languages do not agree on it.
 */
export function localName(
  name: string,
  namesIn: Readonly<Record<string, string>> = {},
  countryCode: string,
): { localName?: string } {
  const names = new Set(languagesOf(countryCode).map((language) => namesIn[language] ?? name))
  const [local] = names
  return names.size === 1 && local !== undefined && local !== name ? { localName: local } : {}
}
