import { languageTags } from './limits.ts'

/** The languages in which categories have names. */
export const catalogLanguages = ['en', 'fr', 'es', 'de', 'it'] as const

export type CatalogLanguage = (typeof catalogLanguages)[number]

/** The code of five characters in which a language of the catalog is sent. */
export function languageTag(language: CatalogLanguage): string {
  return languageTags.find((tag) => tag.startsWith(language)) ?? language
}

/** The first language of the catalog that an `Accept-Language` header asks for, by its weights. */
export function acceptedLanguage(header: string): CatalogLanguage | undefined {
  const asked = header
    .slice(0, 500)
    .split(',')
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) =>
      catalogLanguages.find((code) => range === code || range.startsWith(`${code}-`)),
    )
  return asked.find((code) => code !== undefined)
}

function readRange(text: string): { range: string; weight: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { range, weight: Number.isFinite(weight) ? weight : 0 }
}
