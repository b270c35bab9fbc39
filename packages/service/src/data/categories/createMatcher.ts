import type { Tags } from '../osm/OsmElement.ts'

/** Tags that make up a kind of place, and the kind's code. */
export interface TagPattern {
  code: string
  /** `*` stands for any value. */
  tags: Tags
}

/** Of several kinds that one place is, the one under an earlier key says more. */
const KEYS = [
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

/** Makes a function that finds the codes of all patterns that a place's tags meet, the most specific first. */
export function createMatcher(patterns: readonly TagPattern[]): (tags: Tags) => string[] {
  const byKey = new Map<string, TagPattern[]>()
  for (const pattern of patterns) {
    const [key = ''] = Object.keys(pattern.tags)
    byKey.set(key, [...(byKey.get(key) ?? []), pattern])
  }
  const keys = [...new Set([...KEYS.filter((key) => byKey.has(key)), ...byKey.keys()])]
  return (tags) =>
    keys.flatMap((key) => {
      if (tags[key] === undefined) return []
      const met = (byKey.get(key) ?? []).filter((pattern) => meets(tags, pattern.tags))
      // A pizzeria is recognized by two tags, a restaurant by one of them.
      met.sort((a, b) => Object.keys(b.tags).length - Object.keys(a.tags).length)
      const exact = met.filter((pattern) => pattern.tags[key] !== '*')
      return (exact.length > 0 ? exact : met).map(({ code }) => code)
    })
}

function meets(tags: Tags, pattern: Tags): boolean {
  for (const key in pattern) if (!has(tags[key], pattern[key])) return false
  return true
}

/** Values of one tag may be a list: `pizza;burger`. */
function has(value: string | undefined, wanted: string | undefined): boolean {
  if (value === undefined || value === 'no') return false
  if (wanted === '*' || value === wanted) return true
  return value.includes(';') && value.split(';').some((part) => part.trim() === wanted)
}
