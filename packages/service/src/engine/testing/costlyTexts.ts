import type { DatabaseSync } from 'node:sqlite'
import type { MatchRequest } from '../PlaceStore.ts'
import { createRandom, pick, type Random } from './random.ts'

/** The maximum number of characters of a text, as in `parseQuery`. */
const LONGEST = 300
const MOST_WORDS = 20
/** The most common words of names and of addresses. */
const COMMON = 400

const centers = [
  { latitude: -34.9055, longitude: -56.1851 },
  { latitude: 51.128, longitude: 71.43 },
  { latitude: 40.7, longitude: -74 },
]
const joints = [' ', ' ', ' ', ' y ', ', ']
const purposes = ['suggest', 'search', 'geocode'] as const
const countries = ['URY', 'KAZ', 'USA', 'FRA', 'CHN', 'BRA']

/** Random combinations of costly words: common words of names and addresses, misspelt words, numbers and connectors, with areas that have few results. */
export function costlyTexts(index: DatabaseSync, count: number, seed: number): MatchRequest[] {
  const random = createRandom(seed)
  const words = readWords(index)
  return Array.from({ length: count }, () => costlyText(words, random))
}

function costlyText(words: Words, random: Random): MatchRequest {
  const one = <Item>(items: readonly Item[]): Item => pick(items, random) as Item
  const length = 1 + Math.floor(random() * MOST_WORDS)
  const text = Array.from({ length }, () => costlyWord(words, random))
    .join(one(joints))
    .slice(0, LONGEST)
  const area = one([
    undefined,
    { countries: [one(countries), one(countries)] },
    { bounds: { north: 10, south: 9, west: 0, east: 1 } },
  ])
  const offset = one([0, 0, 0, 100])
  return { text, center: one(centers), purpose: one(purposes), area, offset, limit: 10 }
}

function costlyWord({ named, around, all }: Words, random: Random): string {
  const one = (items: readonly string[]): string => pick(items, random) ?? ''
  const kind = random()
  if (kind < 0.45) return one(named)
  if (kind < 0.7) return one(around)
  if (kind < 0.78) return String(Math.floor(random() * 40))
  if (kind < 0.9) return withTypo(one(named), random)
  return kind < 0.95 ? withTypo(one(all), random) : one(all)
}

function withTypo(word: string, random: Random): string {
  const at = Math.floor(random() * word.length)
  const added = random() < 0.5 ? '' : (pick([...'aeiorstn'], random) ?? '')
  return word.slice(0, at) + added + word.slice(added === '' ? at + 1 : at)
}

interface Words {
  named: readonly string[]
  around: readonly string[]
  all: readonly string[]
}

function readWords(index: DatabaseSync): Words {
  const row = index.prepare('select terms, counts from vocabulary').get()
  const all = String(row?.terms).split('\n')
  const counts = new Uint32Array(Uint8Array.from(row?.counts as Uint8Array).buffer)
  const commonest = (column: 0 | 1): string[] => {
    const order = [...all.keys()]
    order.sort((a, b) => (counts[2 * b + column] ?? 0) - (counts[2 * a + column] ?? 0))
    return order.slice(0, COMMON).map((word) => all[word] ?? '')
  }
  return { named: commonest(0), around: commonest(1), all }
}
