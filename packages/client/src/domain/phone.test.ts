import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phoneLink, phoneText } from './phone.ts'

describe('phoneLink: a tel: URL of digits and a leading plus', () => {
  it.each([
    ['a local number', { number: '555-0100' }, 'tel:5550100'],
    ['an area', { area: '(415)', number: '555-0100' }, 'tel:4155550100'],
    ['a country', { country: '1', area: '415', number: '555 0100' }, 'tel:+14155550100'],
    ['a country with a plus', { country: '+49', area: '30', number: '90/1820' }, 'tel:+4930901820'],
    ['a country with zeros', { country: '0049', area: '30', number: '901820' }, 'tel:+4930901820'],
    ['a country by name', { country: 'USA', area: '415', number: '5550100' }, 'tel:4155550100'],
    ['a whole number', { country: '1', area: '2', number: '+49 30 901820' }, 'tel:+4930901820'],
    ['a number for abroad', { number: '0049 30 901820' }, 'tel:+4930901820'],
    ['zeros after an area', { country: '598', area: '2', number: '0012345' }, 'tel:+59820012345'],
    ['an extension', { number: '555-0100', extension: 'x 42' }, 'tel:5550100;ext=42'],
    ['an emergency number', { number: '15' }, 'tel:15'],
    ['full-width digits', { number: '+81（3）1234−5678' }, 'tel:+81312345678'],
    ['Arabic digits', { number: '٠٢ ١٢٣٤' }, 'tel:021234'],
    ['Persian digits', { number: '۰۲۱-۱۲۳۴' }, 'tel:0211234'],
    ['marks of direction', { number: '\u200e+1 415 555 0100\u200f' }, 'tel:+14155550100'],
  ])('links %s', (_, phone, link) => {
    expect(phoneLink(phone)).toBe(link)
  })

  it.each([
    ['Germany', { country: '49', area: '030', number: '901820' }, 'tel:+4930901820'],
    ['Germany, in brackets', { country: '49', area: '(0)30', number: '901820' }, 'tel:+4930901820'],
    ['Germany, in a whole number', { number: '+49 (0)30 901820' }, 'tel:+4930901820'],
    ['Uruguay, without an area', { country: '598', number: '099 123 456' }, 'tel:+59899123456'],
    ['America', { country: '1', number: '1-800-555-0100' }, 'tel:+18005550100'],
    [
      'the Republic of the Congo, which keeps it',
      { country: '242', number: '06 123 4567' },
      'tel:+242061234567',
    ],
    ['Italy, which keeps it', { country: '39', area: '06', number: '123456' }, 'tel:+3906123456'],
    ['only with a country', { area: '030', number: '901820' }, 'tel:030901820'],
  ])('drops the digit that is dialed only within the country: %s', (_, phone, link) => {
    expect(phoneLink(phone)).toBe(link)
  })

  it.each([
    'call us',
    '',
    '7',
    '1-800-FLOWERS',
    '555-0100 ext 5',
    '555-0100; 555-0101',
    '*69',
    '1'.repeat(16),
    '٣',
  ])('returns no link for %j', (number) => {
    expect(phoneLink({ number })).toBeUndefined()
  })

  it('omits an extension that cannot be dialed', () => {
    expect(phoneLink({ number: '5550100', extension: 'front desk' })).toBe('tel:5550100')
    expect(phoneLink({ number: '5550100', extension: '9'.repeat(16) })).toBe('tel:5550100')
  })

  it('has only digits and a plus, for any parts', () => {
    const part = fc.string({ unit: fc.constantFrom(...'0123456789+-() x;٣２²Ⅻ\u202e\ud800') })
    const phone = fc.record(
      { country: part, area: part, number: part, extension: part },
      { requiredKeys: ['number'] },
    )
    fc.assert(
      fc.property(phone, (phone) => {
        expect(phoneLink(phone) ?? 'tel:00').toMatch(/^tel:\+?\d{2,15}(;ext=\d{1,15})?$/)
      }),
    )
  })
})

describe('phoneText', () => {
  it.each([
    [{ number: ' 555-0100 ' }, '555-0100'],
    [{ area: '415', number: '555-0100' }, '415 555-0100'],
    [{ country: '1', area: '(415)', number: '555-0100' }, '+1 (415) 555-0100'],
    [{ country: '49', area: '030', number: '901820' }, '+49 30 901820'],
    [{ country: '49', area: '(030)', number: '901820' }, '+49 (30) 901820'],
    [{ country: 'USA', number: '1-800-FLOWERS' }, '1-800-FLOWERS'],
    [{ country: '1', area: '415', number: '+49 30\u202f901820' }, '+49 30 901820'],
    [{ number: '555-0100', extension: '42' }, '555-0100 ext. 42'],
  ])('writes %j as %s', (phone, text) => {
    expect(phoneText(phone)).toBe(text)
  })

  it('names the extension in the language of the page', () => {
    expect(phoneText({ number: '901820', extension: '42' }, 'poste')).toBe('901820 poste 42')
  })

  it('reads only the beginning of a number of 100 kB', () => {
    for (const text of ['(0) ', '\u0301', '1', ' ']) {
      const number = text.repeat(100_000 / text.length)
      expect(phoneText({ number, area: number }).length).toBeLessThanOrEqual(100)
      expect(phoneLink({ number })).toBeUndefined()
    }
  })
})
