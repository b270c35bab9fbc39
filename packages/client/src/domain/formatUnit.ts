/** A number and its unit as `locale` writes them, such as "1.2 km", with ordinary spaces only. */
export function formatUnit(value: number, unit: string, locale: string, decimals: number): string {
  const key = `${locale} ${unit} ${decimals}`
  let formatter = formatters.get(key)
  if (!formatter) {
    const options = { style: 'unit', unit, maximumFractionDigits: decimals } as const
    formatter = new Intl.NumberFormat(locale, options)
    formatters.set(key, formatter)
  }
  return normalizeSpaces(formatter.format(value))
}

/** Cached, because creating a formatter is far slower than using it. */
const formatters = new Map<string, Intl.NumberFormat>()

/** Replaces every kind of space with the ordinary one. `Intl` writes no-break, narrow and thin spaces depending on its version, so a server and a browser would otherwise render different text. */
export function normalizeSpaces(text: string): string {
  return text.replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
}
