import type { Tags } from '../osm/OsmElement.ts'

const NAME_KEYS =
  /^(?:name:[a-z]{2,3}(?:-[A-Za-z]+)?|(?:alt|old|official|short|loc|int|nat|reg)_name(?::[a-z]{2,3})?|name_\d)$/
const MAX_NAMES = 60

/** The other names of an object: in other languages, old, short and official ones. */
export function otherNamesOf(tags: Tags): string[] {
  const names = new Set<string>()
  for (const key in tags) {
    if (!NAME_KEYS.test(key)) continue
    for (const part of (tags[key] ?? '').split(';')) if (part.trim()) names.add(part.trim())
  }
  names.delete(tags.name ?? '')
  return [...names].slice(0, MAX_NAMES)
}
