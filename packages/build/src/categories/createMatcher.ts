import type { Tags } from '../osm/OsmElement.ts'

/** A kind of place: the tags that identify it, and its code. */
export interface TagPattern {
  code: string
  /** `*` matches any value. */
  tags: Tags
}

/** The keys in the order of their priority: of several matching kinds, the one with an earlier key is more specific. */
const KEYS_BY_PRIORITY = [
  'aeroway',
  'public_transport',
  'railway',
  'amenity',
  'shop',
  'tourism',
  'healthcare',
  'leisure',
  'office',
  'craft',
]

/** Creates a function that lists the codes of all patterns that match a place's tags, the most specific first. */
export function createMatcher(patterns: readonly TagPattern[]): (tags: Tags) => string[] {
  const byKey = new Map<string, TagPattern[]>()
  for (const pattern of patterns) {
    const [key = ''] = Object.keys(pattern.tags)
    byKey.set(key, [...(byKey.get(key) ?? []), pattern])
  }
  const keys = [...new Set([...KEYS_BY_PRIORITY.filter((key) => byKey.has(key)), ...byKey.keys()])]
  return (tags) =>
    keys.flatMap((key) => {
      if (tags[key] === undefined) return []
      const met = (byKey.get(key) ?? []).filter((pattern) => matches(tags, pattern.tags))
      // A pattern of two tags (pizzeria) is more specific than one of a single tag (restaurant).
      met.sort((a, b) => Object.keys(b.tags).length - Object.keys(a.tags).length)
      const exact = met.filter((pattern) => pattern.tags[key] !== '*')
      return (exact.length > 0 ? exact : met).map(({ code }) => code)
    })
}

function matches(tags: Tags, pattern: Tags): boolean {
  for (const key in pattern) if (!includesValue(tags[key], pattern[key])) return false
  return true
}

/** True when a value, which may be a list such as `pizza;burger`, includes the wanted one. */
function includesValue(value: string | undefined, wanted: string | undefined): boolean {
  if (value === undefined || value === 'no') return false
  if (wanted === '*' || value === wanted) return true
  return value.includes(';') && value.split(';').some((part) => part.trim() === wanted)
}
