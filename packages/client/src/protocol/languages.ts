import { languageTags } from './limits.ts'

/** The languages in which every category has a name, and which the parameter `language` accepts. */
export const catalogLanguages = ['en', 'fr', 'es', 'de', 'it'] as const

export type CatalogLanguage = (typeof catalogLanguages)[number]

/** The five-character code in which a language of the catalog is sent. */
export function languageTag(language: CatalogLanguage): string {
  return languageTags.find((tag) => tag.startsWith(language)) ?? language
}

/** The languages that the caller accepts. */
export interface ReaderLanguages {
  /** The language of category names that are not known in `own`. */
  readonly catalog: CatalogLanguage
  /** The first requested language, in two or three letters, even if the catalog lacks it. */
  readonly own: string | undefined
}

/** The languages of an `Accept-Language` header. */
export function readerLanguages(header: string): ReaderLanguages {
  const own = /^[a-z]{2,3}\b/.exec(rangesOf(header)[0] ?? '')?.[0]
  return { catalog: acceptedLanguage(header) ?? 'en', own }
}

/** The first language of the catalog in an `Accept-Language` header, by its weights. */
export function acceptedLanguage(header: string): CatalogLanguage | undefined {
  const asked = rangesOf(header).map((range) =>
    catalogLanguages.find((code) => range === code || range.startsWith(`${code}-`)),
  )
  return asked.find((code) => code !== undefined)
}

/** The ranges of a header, by descending weight. */
function rangesOf(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range)
}

function readRange(text: string): { range: string; weight: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { range, weight: Number.isFinite(weight) ? weight : 0 }
}

/** The first language of a request's headers, as a BCP 47 tag. */
export function preferredLanguage(headers: Headers): string | undefined {
  const header = headers.get('Accepted-Language') ?? headers.get('Accept-Language')
  return /^[a-z]{2,3}(-[a-z\d]{2,8})*(?![^,;])/i.exec(header ?? '')?.[0]
}
