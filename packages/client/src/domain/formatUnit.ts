import { normalizeSpaces } from './normalizeSpaces.ts'

/** A number and its unit in the manner of `locale`: "1.2 km". Ordinary spaces only. */
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

/** Cached, because creating a formatter costs far more than using it. */
const formatters = new Map<string, Intl.NumberFormat>()
