import type { PlaceChoice } from './PlaceChoice.ts'

/**
 * The texts to search for. The service has no parameter for a brand or a category, but finds their names as texts: one search for each
 * brand, by its name and the typed text; without brands one for the typed text, and without that one for each category.
 */
export function searchTexts(text: string, { brands = [], categories = [] }: PlaceChoice): string[] {
  const typed = text.trim()
  if (brands.length > 0) return brands.map(({ name }) => `${name} ${typed}`.trim())
  return typed === '' ? categories.map(({ name }) => name) : [typed]
}
