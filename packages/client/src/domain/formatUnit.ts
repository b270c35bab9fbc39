/** A number and its unit as `locale` writes them, such as "1.2 km", with ordinary spaces only. */
export function formatUnit(value: number, unit: string, locale: string, decimals: number): string {
  const options = { style: 'unit', unit, maximumFractionDigits: decimals } as const
  return normalizeSpaces(numberFormat(locale, options).format(value))
}

/** A number format. Cached, because creating one is far slower than using it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}${Object.values(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

const formats = new Map<string, Intl.NumberFormat>()

/** Replaces every kind of space with the ordinary one. `Intl` writes no-break, narrow and thin spaces depending on its version, so a server and a browser would otherwise render different text. */
export function normalizeSpaces(text: string): string {
  return text.replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
}
