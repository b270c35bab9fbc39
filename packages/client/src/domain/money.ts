import { normalizeSpaces } from './formatUnit.ts'

/** An amount; without a currency it is only a number. */
export interface Money {
  readonly value: number
  /** ISO 4217, upper case. */
  readonly currency?: string
}

/**
 * Formats an amount for `locale`, with the currency's own decimals and, where the amount has it, one more, as pumps do: ¥175, €1.70,
 * €1.759. `undefined` for an invalid amount: a missing or unknown currency, a negative or unreadable value. Every space in the text is an
 * ordinary one; keep the text on one line by style.
 */
export function formatMoney({ value, currency }: Money, locale: string): string | undefined {
  if (!currency || !isCurrency(currency) || !Number.isFinite(value) || value < 0) return undefined
  return normalizeSpaces(formatterOf(locale, currency).format(value))
}

let currencies: ReadonlySet<string> | undefined

function isCurrency(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'))
  return currencies.has(code)
}

/** By locale and currency. Cached, because creating a formatter costs far more than using it. */
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
