import type { PlaceStorage } from '@signpost/react'

const near = { latitude: -34.9055, longitude: -56.1851 }
const places = [
  {
    suggestion: {
      kind: 'place',
      line1: 'Teatro Solís',
      line2: 'Buenos Aires s/n',
      line3: 'Montevideo, 11000, Uruguay',
      categories: [{ code: 'theatre', name: 'Theatre' }],
      brands: [],
    },
    near,
    isPinned: true,
  },
  {
    suggestion: {
      kind: 'address',
      line1: 'Canelones 2345',
      line2: 'Montevideo, 11200, Uruguay',
    },
    near,
    isPinned: false,
  },
  { suggestion: { kind: 'term', line1: 'Cafés', term: 'category' }, near, isPinned: false },
]

/** The storage of one story, which contains three places. */
export function storedPlaces(): PlaceStorage {
  let text: string | null = JSON.stringify({ version: 1, places })
  return {
    getItem: () => text,
    setItem: (_, next) => {
      text = next
    },
    removeItem: () => {
      text = null
    },
  }
}
