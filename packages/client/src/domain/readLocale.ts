/** The parts of a language tag. */
export interface LocaleParts {
  readonly language: string
  readonly region?: string | undefined
  /** Adds the likely region, where the runtime knows it. */
  maximize(): LocaleParts
}

/** The parts of a language tag; throws for an invalid one. React Native has no `Intl.Locale`: there, only the parts in the tag are known. */
export function readLocale(tag: string): LocaleParts {
  if (Intl.Locale) return new Intl.Locale(tag)
  const canonical = `${Intl.getCanonicalLocales(tag)}`
  const [language = '', region] = canonical.match(/^\w+|\b[A-Z\d]{2,3}\b/g) ?? []
  const parts = { language, region, maximize: () => parts }
  return parts
}
