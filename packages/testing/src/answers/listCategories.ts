import type { CategoryListRequest } from '@signpost/client/protocol'
import type { WireCategories } from '@signpost/client/wire'
import { categoryCatalog } from '../fixtures/categories/categoryCatalog.ts'

/** The category catalog in the language of the parameter, else of the header, else in English. */
export function listCategories({
  language,
  acceptedLanguage,
}: CategoryListRequest): WireCategories {
  return categoryCatalog(language ?? acceptedLanguage)
}
