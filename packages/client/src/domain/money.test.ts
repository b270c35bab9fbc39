import { describe, expect, it } from 'vitest'
import { formatMoney } from './money.ts'

describe('prices keep their precision', () => {
  it.each([
    [175, 'JPY', 'en', '¥175'],
    [175, 'JPY', 'ja-JP', '￥175'],
    [1.759, 'EUR', 'en', '€1.759'],
    [1.759, 'EUR', 'de-DE', '1,759 €'],
    [1.759, 'EUR', 'fr-FR', '1,759 €'],
    [3.499, 'USD', 'en-US', '$3.499'],
    [3.499, 'USD', 'es-UY', 'US$ 3,499'],
    [1.7, 'EUR', 'en', '€1.70'],
    [2, 'USD', 'en-US', '$2.00'],
    [0, 'USD', 'en-US', '$0.00'],
    [-0, 'USD', 'en-US', '$0.00'],
    [0.085, 'KWD', 'en', 'KWD 0.085'],
    [1234.5, 'EUR', 'fr-FR', '1 234,50 €'],
  ])('writes %d %s in %s as %s', (value, currency, locale, text) => {
    expect(formatMoney({ value, currency }, locale)).toBe(text)
  })

  it('rounds the result of a conversion of units', () => {
    expect(formatMoney({ value: 6.658539327, currency: 'EUR' }, 'en')).toBe('€6.659')
    expect(formatMoney({ value: 662.4470622, currency: 'JPY' }, 'en')).toBe('¥662.4')
  })
})

it.each([
  ['no currency', { value: 1.759 }],
  ['an empty currency', { value: 1.759, currency: '' }],
  ['an unknown currency', { value: 1.759, currency: 'ZZZ' }],
  ['the code for no currency', { value: 1.759, currency: 'XXX' }],
  ['a sign', { value: 1.759, currency: '€' }],
  ['a word', { value: 1.759, currency: 'EURO' }],
  ['a negative amount', { value: -1, currency: 'EUR' }],
  ['an unreadable amount', { value: Number.NaN, currency: 'EUR' }],
  ['an infinite amount', { value: Number.POSITIVE_INFINITY, currency: 'EUR' }],
])('returns nothing for %s', (_, money) => {
  expect(formatMoney(money, 'en')).toBeUndefined()
})
