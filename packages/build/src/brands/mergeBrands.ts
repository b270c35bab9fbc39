import { toAlpha2 } from '@signpost/client/domain'
import type { CatalogBrand } from '@signpost/service/internal'
import type { BrandItem } from './readBrands.ts'

/** Scripts, each with its code and the language of most brands written in it. */
const SCRIPTS: readonly [letters: RegExp, code: string, language: string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Jpan', 'ja'],
  [/\p{Script=Han}/u, 'Hani', 'zh'],
  [/\p{Script=Hangul}/u, 'Kore', 'ko'],
  [/\p{Script=Cyrillic}/u, 'Cyrl', 'ru'],
  [/\p{Script=Arabic}/u, 'Arab', 'ar'],
  [/\p{Script=Hebrew}/u, 'Hebr', 'he'],
  [/\p{Script=Greek}/u, 'Grek', 'el'],
  [/\p{Script=Thai}/u, 'Thai', 'th'],
  [/\p{Script=Georgian}/u, 'Geor', 'ka'],
  [/\p{Script=Armenian}/u, 'Armn', 'hy'],
  [/\p{Script=Devanagari}/u, 'Deva', 'hi'],
]

const OTHER_THAN_LATIN = /[^\p{Script=Latin}\p{Script=Common}]/u

/**
 * The most likely language of a brand's name, as two letters: the language of its only country if that country uses the script of the name, else the
 * main language of the script.
 */
export function languageOf(name: string, countries: readonly string[]): string {
  const [, script, language] = (OTHER_THAN_LATIN.test(name) &&
    SCRIPTS.find(([letters]) => letters.test(name))) || [undefined, 'Latn', 'en']
  const [country, ...others] = countries
  const local = country !== undefined && others.length === 0 ? localeOf(country) : undefined
  return local?.script === script ? (local.language ?? language) : language
}

const locales = new Map<string, Intl.Locale | undefined>()

/** The main language of a country, with its script. */
function localeOf(country: string): Intl.Locale | undefined {
  if (!locales.has(country)) {
    const region = toAlpha2(country)
    locales.set(country, region ? new Intl.Locale(`und-${region}`).maximize() : undefined)
  }
  return locales.get(country)
}

/** A brand with all of its kinds of places. */
export interface Brand extends CatalogBrand {
  id: string
  items: BrandItem[]
  /** ISO 3166-1 alpha-3 codes of the countries where it is; empty: all over the world. */
  countries: string[]
}

const MAX_ALIASES = 12

/** Merges the items of each brand. The largest item provides the name. */
export function mergeBrands(items: readonly BrandItem[]): Map<string, Brand> {
  const byId = Map.groupBy(items, (item) => item.id)
  return new Map(Array.from(byId, ([id, same]) => [id, mergeItems(id, same)]))
}

function mergeItems(id: string, items: BrandItem[]): Brand {
  const bySize = items.toSorted((a, b) => b.count - a.count)
  const name = bySize[0]?.name ?? id
  const countries = items.some((item) => item.countries === null)
    ? []
    : [...new Set(items.flatMap((item) => [...(item.countries ?? [])]))]
  const language = languageOf(name, countries)
  const aliases = new Map<string, { text: string; language: string }>()
  for (const item of bySize) {
    for (const alias of [{ text: item.name }, ...item.aliases]) {
      const key = alias.text.toLowerCase()
      if (key === name.toLowerCase() || aliases.has(key)) continue
      const ownLanguage = 'language' in alias ? alias.language : undefined
      const spoken = ownLanguage ?? languageOf(alias.text, countries)
      aliases.set(key, { text: alias.text, language: spoken })
    }
  }
  return {
    id,
    name,
    language,
    aliases: [...aliases.values()].slice(0, MAX_ALIASES),
    items,
    countries,
  }
}

/** The name of a brand in a country: the name of its largest item there. */
export function nameIn(country: string, { name, items }: Brand): string {
  const here = items.filter((item) => isIn(country, item))
  if (here.length === 0) return name
  return here.reduce((a, b) => (b.count > a.count ? b : a)).name
}

/** True when an item is in a country, as far as the index shows. */
export function isIn(country: string, { countries, absent }: BrandItem): boolean {
  return (countries?.has(country) ?? true) && !absent.has(country)
}
