import { pluralOf } from '../messages/plural.ts'

/** The messages of the choice of categories. A number comes twice: as it is, for its plural, and as the language writes it. */
export interface CategoryBrowserMessages {
  readonly label: string
  /** The label and the placeholder of the input. */
  readonly search: string
  readonly clearSearch: string
  /** The box that chooses a category with all below it. */
  readonly all: (name: string) => string
  /** Replaces the number of chosen categories when all of a group are chosen. */
  readonly whole: string
  readonly found: (count: number, shown: string) => string
  readonly nothing: string
  readonly nothingAdvice: string
  readonly empty: string
  readonly chosen: (count: number, shown: string) => string
  /** The button that takes the whole choice back, and the announcement then. */
  readonly clear: string
  readonly cleared: string
  readonly loading: string
  readonly offline: string
  readonly keyRefused: string
  readonly failed: string
  /** The service has no such list. */
  readonly unavailable: string
  readonly retry: string
}

const plural = pluralOf('en')

export const en: CategoryBrowserMessages = {
  label: 'Categories',
  search: 'Search categories',
  clearSearch: 'Clear the search',
  all: (name) => `All of ${name}`,
  whole: 'All',
  found: (count, shown) =>
    plural(count, { one: `${shown} category`, other: `${shown} categories` }),
  nothing: 'No category is called that.',
  nothingAdvice: 'Try another word for it, or type fewer letters.',
  empty: 'There are no categories here.',
  chosen: (_count, shown) => `${shown} chosen`,
  clear: 'Clear all',
  cleared: 'No category chosen',
  loading: 'Loading categories…',
  offline: 'You are offline. The categories will come when you are back.',
  keyRefused: 'Categories are not available here.',
  failed: 'The categories could not be loaded.',
  unavailable: 'This service has no list of categories.',
  retry: 'Try again',
}
