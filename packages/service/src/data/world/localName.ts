import { languagesOf } from './languagesOf.ts'

/** The local name of a country, if it differs from the English one. Absent where its official languages have different names for it. */
export function localName(
  name: string,
  namesIn: Readonly<Record<string, string>> = {},
  countryCode: string,
): { localName?: string } {
  const names = new Set(languagesOf(countryCode).map((language) => namesIn[language] ?? name))
  const [local] = names
  return names.size === 1 && local !== undefined && local !== name ? { localName: local } : {}
}
