import { pluralOf } from '../plural.ts'
import type { CategoryBrowserMessages } from './CategoryBrowserMessages.ts'

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
  tooMany: 'Too many requests. Try again in a moment.',
  failed: 'The categories could not be loaded.',
  unavailable: 'This service has no list of categories.',
  retry: 'Try again',
}
