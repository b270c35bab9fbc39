import '@signpost/elements/preact'
import type { SignpostPlaceElement, TagsIn } from '@signpost/elements'

const place: SignpostPlaceElement | null = document.querySelector('signpost-place')
if (place) {
  place.place = {
    id: 'teatro',
    name: 'Teatro Solís',
    phones: [],
    categories: [],
    brands: [],
    fuelPrices: [],
  }
  place.size = 'full'
}
document.querySelector('signpost-search')?.addEventListener('signpost-select', ({ detail }) => {
  document.title = detail.suggestion.line1
  // @ts-expect-error the detail is of a suggestion
  document.title = detail.place
})

// The types are there although those of React are not.
export const sizes: SignpostPlaceElement['size'][] = [
  'card',
  // @ts-expect-error there is no such size
  'huge',
]
export const tags: Partial<TagsIn<object>>[] = [
  { 'signpost-results': { query: 'hotel', sort: 'distance', near: '-34.9,-56.2' } },
  { 'signpost-search': { 'onsignpost-select': ({ detail }) => detail.suggestion.line1 } },
  // @ts-expect-error the detail is of a suggestion
  { 'signpost-search': { 'onsignpost-select': ({ detail }) => detail.place } },
  // @ts-expect-error there is no such order
  { 'signpost-results': { sort: 'name' } },
]
