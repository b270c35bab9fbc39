import type { PlaceChoice } from './PlaceChoice.ts'

/**
 * The texts to search for. The service has no parameter for a brand or a category, but knows their names as texts: each brand is
 * asked for by name, with what was typed; without brands what was typed, and only without that each category.
 */
export function searchTexts(text: string, { brands = [], categories = [] }: PlaceChoice): string[] {
  const typed = text.trim()
  if (brands.length > 0) return brands.map(({ name }) => `${name} ${typed}`.trim())
  return typed === '' ? categories.map(({ name }) => name) : [typed]
}
