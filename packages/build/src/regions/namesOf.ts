import type { Tags } from '../osm/OsmElement.ts'

/** Matches the keys of names: with a number, and a language (`zh-Hant`), a side of the street, or the years of a former name. */
const NAME_KEYS =
  /^(?:name|(?:alt|old|official|short|loc|int|nat|reg)_name)(?:_\d+)?(?::(?:[a-z]{2,3}(?:-[A-Za-z\d]+)*|left|right|\d{4}[-\d]*))?$/
const IN_LANGUAGE = /^name:([a-z]{2,3})$/
const MAX_NAMES = 60

/** The other names of an object: in other languages, old, short, local and official ones. */
export function otherNamesOf(tags: Tags): string[] {
  const names = new Set<string>()
  for (const key in tags) {
    if (!NAME_KEYS.test(key) || key === 'name') continue
    for (const part of (tags[key] ?? '').split(';')) if (part.trim()) names.add(part.trim())
  }
  names.delete(tags.name ?? '')
  return [...names].slice(0, MAX_NAMES)
}

/** The names of an object by language, without those that equal its own name; absent when there are none. */
export function namesByLanguage(tags: Tags, name: string): { namesIn?: Record<string, string> } {
  const names: Record<string, string> = {}
  for (const key in tags) {
    const language = IN_LANGUAGE.exec(key)?.[1]
    const text = tags[key]?.split(';')[0]?.trim()
    if (language && text && text !== name) names[language] = text
  }
  return Object.keys(names).length > 0 ? { namesIn: names } : {}
}

/** The kinds of roads that are known by their number when they have no name. */
const NUMBERED_ROADS = new Set(['motorway', 'trunk', 'primary', 'secondary'])
const ROADS = new Set([
  ...NUMBERED_ROADS,
  'motorway_link',
  'trunk_link',
  'primary_link',
  'secondary_link',
  'tertiary',
  'tertiary_link',
  'unclassified',
  'residential',
  'living_street',
  'pedestrian',
  'service',
  'road',
  'track',
  'footway',
  'cycleway',
  'bridleway',
  'path',
  'steps',
])

/** The name of the street that a way is part of; undefined when it is not a street or has no name. */
export function streetNameOf(tags: Tags): string | undefined {
  const { highway = '', name, ref } = tags
  if (!ROADS.has(highway)) return undefined
  return (
    (name ?? (NUMBERED_ROADS.has(highway) ? ref?.split(';')[0] : undefined))?.trim() || undefined
  )
}
