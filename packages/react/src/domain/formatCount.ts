/** A whole number as the language writes it. */
export function formatCount(count: number, language: string): string {
  let format = formats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(language)
    formats.set(language, format)
  }
  return format.format(count)
}

/** Making one costs far more than using it. */
const formats = new Map<string, Intl.NumberFormat>()
