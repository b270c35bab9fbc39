import type { Suggestion } from '@signpost/client'
import type { SearchResultsProps } from '@signpost/react/search-results'
import type { ElementClass } from '../element/defineElement.ts'
import { defineTag, type Tag, type TagElement, type TagEvents } from '../element/defineTag.ts'
import type { events } from './resultsContent.tsx'

interface ResultsProperties {
  /** The suggestion that the user chose in a search box, instead of `query`. */
  suggestion?: Suggestion | undefined
}

const table = {
  query: 'text',
  userPosition: 'point',
  /** The number of places to load at a time, 1 to 50. */
  limit: 'number',
  /** The brands to which places are restricted. */
  brands: null,
  /** The categories to which places are restricted. */
  categories: null,
  /** The places to show, instead of a search. */
  places: null,
  /** The `id` of the selected place. */
  selected: 'text',
  /** The `id` of the place under the pointer or with the focus, here or on a map. */
  hovered: 'text',
  /** `relevance`, `distance`, `rating` or `price` (of fuel). Default: `relevance`. */
  sort: ['distance', 'price', 'rating', 'relevance'],
  /** The origin of distances, for their label: `user`, `map` or `search`. */
  origin: ['user', 'map', 'search'],
  more: ['button', 'scroll'],
  filterOptions: 'list',
  fuelUnit: ['gallon', 'liter'],
  live: 'flag',
  travelTime: 'vehicle',
  inside: null,
  withinMinutes: null,
  label: 'text',
  /** Makes the name of each place a link to the URL that the function returns. */
  href: null,
  suggestion: null,
} as const

/** The types of `<signpost-results>`. */
export type ResultsTag = Tag<typeof table, typeof events, SearchResultsProps, ResultsProperties>

/** The events of `<signpost-results>`. */
export type SignpostResultsEvents = TagEvents<ResultsTag>

/** The places of a search, as a list that can load more, be sorted, and share its selection with a map. */
export type SignpostResultsElement = TagElement<ResultsTag>
export const SignpostResultsElement: ElementClass<SignpostResultsElement> = defineTag(
  'signpost-results',
  () => import('./resultsContent.tsx').then((late) => late.content),
  table,
)
