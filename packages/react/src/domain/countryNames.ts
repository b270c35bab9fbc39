/** The names of countries in a language, by their alpha-2 codes. Some runtimes, such as that of React Native, have none. */
export function countryNames(language: string): (alpha2: string) => string | undefined {
  const names = Intl.DisplayNames && new Intl.DisplayNames(language, { type: 'region' })
  return (alpha2) => names?.of(alpha2)
}
