import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A record of the data for a country, a region or a part of one. Lists are joined by `~`. */
export type RawRecord = Readonly<Partial<Record<string, string>>>

/** A region of a country, or a part of a region. */
export interface Region {
  /** The name in the post's use and in the data: `CA`, `東京都`. */
  readonly key: string
  /** The second part of its ISO 3166-2 code. */
  readonly code: string
  readonly name: string
  /** The Latin name, if the local name is in another script. */
  readonly latin: string
  /** The names in other languages of the country. */
  readonly others: readonly string[]
  readonly parts: readonly Region[]
}

export interface CountryRecord {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly raw: RawRecord
  readonly regions: readonly Region[]
}

/** Islands with their own post, but without a country code. */
const withoutCode = ['ac', 'ta']

/** The records of all countries. */
export function readCountries(folder: string): readonly CountryRecord[] {
  return readdirSync(folder)
    .filter((file) => /^[a-z]{2}\.json$/.test(file) && file !== 'zz.json')
    .map((file) => file.slice(0, 2))
    .filter((code) => !withoutCode.includes(code))
    .sort()
    .map((code) => readCountry(folder, code))
}

function readCountry(folder: string, lowerCase: string): CountryRecord {
  const records: Readonly<Record<string, RawRecord>> = JSON.parse(
    readFileSync(join(folder, `${lowerCase}.json`), 'utf8'),
  )
  const code = lowerCase.toUpperCase()
  return { code, raw: records[code] ?? {}, regions: regionsOf(records, code) }
}

function regionsOf(records: Readonly<Record<string, RawRecord>>, path: string): readonly Region[] {
  const record = records[path] ?? {}
  const keys = listOf(record.sub_keys)
  const codes = listOf(record.sub_isoids)
  const names = listOf(record.sub_names)
  const latins = listOf(record.sub_lnames)
  const translations = Object.keys(records)
    .filter((id) => id.startsWith(`${path}--`))
    .map((id) => namesByKey(records[id] ?? {}))
  return keys.map((key, at) => {
    const name = names[at] || key
    const own = records[`${path}/${key}`] ?? {}
    // Hong Kong is known by its English names.
    const latin = latins[at] || own.lname || (path.startsWith('HK') ? key : '')
    const others = translations.flatMap((each) => each.get(key) ?? [])
    const parts = regionsOf(records, `${path}/${key}`)
    return {
      key,
      code: codes[at] || (/^[A-Z]{1,3}$/.test(key) ? key : ''),
      name,
      latin: latin === name ? '' : latin,
      others: [...new Set(others)].filter((other) => other !== name && other !== latin),
      parts,
    }
  })
}

function namesByKey({ sub_keys, sub_names, sub_lnames }: RawRecord): ReadonlyMap<string, string> {
  const names = listOf(sub_names ?? sub_lnames)
  return new Map(listOf(sub_keys).map((key, at) => [key, names[at] ?? key]))
}

function listOf(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split('~')
}
