import type { CatalogLanguage } from '../fixtures/categories/CategoryRow.ts'
import { languageTags } from '../fixtures/categories/categoryCatalog.ts'
import type { Reader } from './read.ts'

const codes: readonly CatalogLanguage[] = ['en', 'fr', 'es', 'de', 'it']

/** A language of the catalog, by its two letters or its whole code. */
export const language: Reader<CatalogLanguage> = {
  expects: `one of ${codes.flatMap((code) => [code, languageTags[code]]).join(', ')}`,
  read: (text) => {
    const asked = text.toLowerCase()
    return codes.find((code) => asked === code || asked === languageTags[code].toLowerCase())
  },
}

/** The first language of the catalog in an `Accept-Language` header, as far as an in-memory service needs to read one. */
export function acceptedLanguage(header: string | null): CatalogLanguage | undefined {
  const asked = (header ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase())
  return asked.map((code) => codes.find((own) => own === code)).find((code) => code !== undefined)
}
