import { toAlpha2 } from '@signpost/client/domain'

/**
 * Returns the language tag of a name or an address in another script than the page's, so that screen readers pronounce it and browsers choose
 * its glyphs. `undefined` if the text has the page's script, or if its language is uncertain:
 * Latin, Cyrillic and Arabic letters and Chinese characters need the country.
 */
export function foreignLanguage(
  text: string,
  countryCode: string | undefined,
  pageLanguage: string,
): string | undefined {
  const found = scripts.find(([code]) => new RegExp(`\\p{sc=${code}}`, 'u').test(text))
  if (!found) return undefined
  const [letters, systems, language] = found
  const country = countryCode && toAlpha2(countryCode)
  const local = country ? usualScript(`und-${country}`) : undefined
  const page = usualScript(pageLanguage)
  const isOfPage = systems.includes(page.script)
  // The glyphs of Chinese characters differ by country.
  if (local && systems.includes(local.script) && (letters === 'Hani' || !isOfPage)) {
    return local.tag === page.tag ? undefined : local.tag
  }
  return isOfPage ? undefined : language
}

/** Returns the attributes of an element that contains a name or an address, which a browser must not translate. */
export function nameAttributes(
  text: string,
  countryCode: string | undefined,
  pageLanguage: string,
): { readonly translate: 'no'; readonly lang: string | undefined } {
  return { translate: 'no', lang: foreignLanguage(text, countryCode, pageLanguage) }
}

// Japanese and Korean text may contain Chinese characters, so their own letters come first.
const scripts: readonly (readonly [letters: string, systems: string, language?: string])[] = [
  ['Hira', 'Jpan', 'ja'],
  ['Kana', 'Jpan', 'ja'],
  ['Hang', 'Kore', 'ko'],
  ['Hani', 'Hans Hant Jpan Kore'],
  ['Cyrl', 'Cyrl'],
  ['Arab', 'Arab'],
  ['Hebr', 'Hebr', 'he'],
  ['Grek', 'Grek', 'el'],
  ['Thai', 'Thai', 'th'],
  ['Geor', 'Geor', 'ka'],
  ['Armn', 'Armn', 'hy'],
  ['Deva', 'Deva'],
  ['Latn', 'Latn'],
]

interface UsualScript {
  readonly script: string
  readonly tag: string
}

const known = new Map<string, UsualScript>()

/** Returns the usual writing system of a language or a country, with the shortest tag of its language. */
function usualScript(tag: string): UsualScript {
  const cached = known.get(tag)
  if (cached) return cached
  const { language, script = '' } = new Intl.Locale(tag).maximize()
  const found = { script, tag: language === 'zh' ? `zh-${script}` : language }
  known.set(tag, found)
  return found
}
