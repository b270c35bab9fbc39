import type { CatalogMessages } from '../messages/CatalogMessages.ts'
import { pluralOf } from '../messages/plural.ts'

/** The messages of the category browser. */
export interface CategoryBrowserMessages extends CatalogMessages {
  /** The checkbox of a group, which selects all categories below it. */
  readonly all: (name: string) => string
  /** Replaces the number of chosen categories when a whole group is chosen. */
  readonly whole: string
}

const plural = pluralOf('en')

export const en: CategoryBrowserMessages = {
  label: 'Categories',
  search: 'Search categories',
  clearSearch: 'Clear search',
  all: (name) => `All of ${name}`,
  whole: 'All',
  found: (count, shown) =>
    plural(count, { one: `${shown} category`, other: `${shown} categories` }),
  nothing: 'No categories match.',
  nothingAdvice: 'Try another word, or type fewer letters.',
  empty: 'No categories here',
  chosen: (_count, shown) => `${shown} chosen`,
  clear: 'Clear all',
  cleared: 'No category chosen',
  loading: 'Loading categories…',
  failed: 'We couldn’t load the categories.',
}
