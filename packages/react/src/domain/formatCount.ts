/** A whole number in the format of a language. */
export function formatCount(count: number, language: string): string {
  let format = formats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(language)
    formats.set(language, format)
  }
  return format.format(count)
}

/** Cached, because creating a formatter costs far more than using it. */
const formats = new Map<string, Intl.NumberFormat>()
