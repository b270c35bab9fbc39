import { normalizeSpaces, numberFormat } from './formatUnit.ts'

/** An amount of money. Without a currency it is only a number. */
export interface Money {
  readonly value: number
  /** ISO 4217, upper case. */
  readonly currency?: string
}

/** Formats an amount for `locale`, with the currency's usual decimals, and one more where the amount has it, as at pumps: ¥175, €1.70, €1.759. `undefined` for a missing or unknown currency, and for a negative or unreadable value. All spaces are ordinary; use CSS to keep the text on one line. */
export function formatMoney({ value, currency }: Money, locale: string): string | undefined {
  if (!currency || !isCurrency(currency) || !Number.isFinite(value) || value < 0) return undefined
  const options = { style: 'currency', currency, signDisplay: 'never' } as const
  const { maximumFractionDigits: usual = 2 } = numberFormat(locale, options).resolvedOptions()
  const format = numberFormat(locale, { ...options, maximumFractionDigits: usual + 1 })
  return normalizeSpaces(format.format(value))
}

let currencies: readonly string[] | undefined

function isCurrency(code: string): boolean {
  currencies ??= Intl.supportedValuesOf?.('currency')
  return currencies?.includes(code) ?? /^[A-Z]{3}$/.test(code)
}
