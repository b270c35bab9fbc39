import type { Suggestion } from '@signpost/client'
import { formatDistance, matchesAllWords, toAlpha2 } from '@signpost/client/domain'
import { countryNames } from '../domain/countryNames.ts'
import { formatCount } from '../domain/formatCount.ts'
import { placeKinds } from '../domain/placeKinds.ts'
import type { Signpost } from '../provider/settings.ts'
import type { PlaceSearchItem } from './PlaceSearchItem.ts'
import type { PlaceSearchMessages } from './PlaceSearchMessages.ts'

/** Creates the number formats of the language in advance, so that the first rows need not wait for them. */
export function prepareRows({ language, units }: Pick<Signpost, 'language' | 'units'>): void {
  formatCount(0, language)
  for (const meters of [10, 10_000]) formatDistance(meters, { locale: language, units })
}

const homes = new Map<string, string | undefined>()

/** The name of the app's country in the language, which the rows omit. */
function homeOf({ country, language }: Pick<Signpost, 'country' | 'language'>): string | undefined {
  const key = `${country} ${language}`
  if (!homes.has(key)) {
    const code = country && toAlpha2(country)
    homes.set(key, code && countryNames(language)(code))
  }
  return homes.get(key)
}

/** The texts of a row. */
export interface RowText {
  readonly line1: string
  /** The distinct parts of the second line. */
  readonly parts: readonly string[]
  /** The distance in meters. */
  readonly distance?: number | undefined
}

/**
 * Returns the texts of a row. The second line of a place is its street, then its city; an address shows only the city. Added are the brand,
 * if the name does not include it; the local name, if it differs; and the kind of a term, if known. A place also shows its category when no
 * other text contains the typed words. The app's own country is omitted at the end of an address.
 */
export function rowText(
  item: PlaceSearchItem,
  messages: PlaceSearchMessages,
  typed = '',
  settings: Pick<Signpost, 'country' | 'language'> = { country: undefined, language: 'en' },
): RowText {
  switch (item.kind) {
    case 'coordinate':
      return { line1: item.text, parts: [messages.coordinate] }
    case 'locate':
      return {
        line1: messages.useMyLocation,
        parts: distinct([item.progress && messages[item.progress]]),
      }
    case 'custom':
      return { line1: item.text, parts: [] }
    case 'edit':
      return { line1: messages.editRecent, parts: [] }
    default:
      return suggestionText(item.suggestion, messages, typed, homeOf(settings))
  }
}

function suggestionText(
  suggestion: Suggestion,
  messages: PlaceSearchMessages,
  typed: string,
  home: string | undefined,
): RowText {
  const { line1, localName } = suggestion
  const abroad = (line: string | undefined): string | undefined =>
    home && line?.endsWith(`, ${home}`) ? line.slice(0, -home.length - 2) : line
  switch (suggestion.kind) {
    case 'place': {
      const { brands, categories, line2, line3, distance } = suggestion
      const others = brands
        .map(({ name }) => name)
        .filter((name) => !matchesAllWords([line1], name))
      const parts = distinct([localName, ...others, abroad(line2), abroad(line3)])
      const kind = !matchesAllWords([line1, ...parts], typed) && placeKinds(categories)[0]?.name
      return { line1, parts: kind ? distinct([kind, ...parts]) : parts, distance }
    }
    case 'address':
      return { line1, parts: distinct([localName, abroad(suggestion.line2)]) }
    case 'term':
      return {
        line1: abroad(line1) ?? '',
        parts: distinct([localName, suggestion.term && messages[suggestion.term]]),
      }
  }
}

function distinct(parts: readonly (string | undefined)[]): string[] {
  return [...new Set(parts.flatMap((part) => part?.trim() || []))]
}
