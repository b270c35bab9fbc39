/** True when readers of a language read the script of a text. */
export function readsScript(language: string, text: string): boolean {
  const script = language && new Intl.Locale(language).maximize().script
  if (!script) return false
  return new RegExp(`\\p{Script=${scripts[script] ?? script}}`, 'u').test(text)
}

/** Scripts of languages that are mixtures, by the one that addresses in them have. */
const scripts: Readonly<Partial<Record<string, string>>> = {
  Hans: 'Han',
  Hant: 'Han',
  Jpan: 'Han',
  Kore: 'Hangul',
}
