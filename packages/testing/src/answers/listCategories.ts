import type { WireCategories } from '@signpost/client/wire'
import { categoryCatalog } from '../fixtures/categories/categoryCatalog.ts'
import { acceptedLanguage, language } from '../parameters/language.ts'
import { optional } from '../parameters/read.ts'
import type { Query } from './Query.ts'

/** The category catalog in the language of the parameter, else of the header, else in English. */
export function listCategories({ parameters, headers }: Query): WireCategories {
  const asked = optional(parameters, 'language', language)
  return categoryCatalog(asked ?? acceptedLanguage(headers.get('accept-language')) ?? 'en')
}
