/** The parts of a language tag. */
export interface LocaleParts {
  readonly language: string
  readonly script?: string | undefined
  readonly region?: string | undefined
  /** Adds the likely script and region, where the runtime knows them. */
  maximize(): LocaleParts
}

/** The parts of a language tag; throws for an invalid one. Some runtimes, such as that of React Native, have no `Intl.Locale`: there, only the parts in the tag are known. */
export function readLocale(tag: string): LocaleParts {
  if (Intl.Locale) return new Intl.Locale(tag)
  const [language = '', ...more] = (Intl.getCanonicalLocales(tag)[0] ?? '').split('-')
  const part = (form: RegExp): string | undefined => more.find((one) => form.test(one))
  const parts = {
    language,
    script: part(/^[A-Z]...$/),
    region: part(/^([A-Z]{2}|\d{3})$/),
    maximize: () => parts,
  }
  return parts
}
