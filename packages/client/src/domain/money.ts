import { normalizeSpaces } from './formatUnit.ts'

/** An amount of money. Without a currency it is only a number. */
export interface Money {
  readonly value: number
  /** ISO 4217, upper case. */
  readonly currency?: string
}

/** Formats an amount for `locale`, with the currency's usual decimals, and one more where the amount has it, as at pumps: ¥175, €1.70, €1.759. `undefined` for a missing or unknown currency, and for a negative or unreadable value. All spaces are ordinary; use CSS to keep the text on one line. */
export function formatMoney({ value, currency }: Money, locale: string): string | undefined {
  if (!currency || !isCurrency(currency) || !Number.isFinite(value) || value < 0) return undefined
  return normalizeSpaces(formatterOf(locale, currency).format(value))
}

let currencies: ReadonlySet<string> | undefined

function isCurrency(code: string): boolean {
  currencies ??= Intl.supportedValuesOf && new Set(Intl.supportedValuesOf('currency'))
  return currencies?.has(code) ?? /^[A-Z]{3}$/.test(code)
}

/** Formatters by locale and currency. Cached, because creating a formatter is far slower than using it. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  let formatter = formatters.get(key)
  if (!formatter) {
    const options = { style: 'currency', currency, signDisplay: 'never' } as const
    const own = new Intl.NumberFormat(locale, options).resolvedOptions().maximumFractionDigits ?? 2
    formatter = new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: own + 1 })
    formatters.set(key, formatter)
  }
  return formatter
}
