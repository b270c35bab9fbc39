import { type CatalogLanguage, catalogLanguages } from '../../data/catalog.ts'
import type { Parameter } from './read.ts'

/** The five languages of the catalog with the codes in which they are sent. */
export const languageTags: Record<CatalogLanguage, string> = {
  en: 'en-US',
  fr: 'fr-FR',
  es: 'es-ES',
  de: 'de-DE',
  it: 'it-IT',
}

/** A language of the catalog, by its two letters or its whole code. */
export const language: Parameter<CatalogLanguage> = {
  expects: `one of ${Object.entries(languageTags).flat().join(', ')}`,
  read(text) {
    const asked = text.toLowerCase()
    return catalogLanguages.find((code) => [code, tagOf(code)].includes(asked)) ?? null
  },
}

/** The first language of the catalog that the `Accept-Language` header asks for, by its weights; English when it asks for none. */
export function acceptedLanguage(headers: Headers): CatalogLanguage {
  const asked = (headers.get('accept-language') ?? '')
    .slice(0, 500)
    .split(',')
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ range }) =>
      catalogLanguages.find((code) => range === code || range.startsWith(`${code}-`)),
    )
  return asked.find((code) => code !== undefined) ?? 'en'
}

const tagOf = (code: CatalogLanguage): string => languageTags[code].toLowerCase()

function readRange(text: string): { range: string; weight: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { range, weight: Number.isFinite(weight) ? weight : 0 }
}
