/** True when readers of a language read the script of a text. */
export function readsScript(language: string, text: string): boolean {
  const script = language && new Intl.Locale(language).maximize().script
  if (!script) return false
  return new RegExp(`\\p{Script=${scripts[script] ?? script}}`, 'u').test(text)
}

/** The main script in addresses, for script codes that stand for a mixture. */
const scripts: Readonly<Partial<Record<string, string>>> = {
  Hans: 'Han',
  Hant: 'Han',
  Jpan: 'Han',
  Kore: 'Hangul',
}
