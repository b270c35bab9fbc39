import { expect, test } from 'vitest'
import { phonesOf } from './phonesOf.ts'

test('numbers of a list become the primary and the secondary one, without the country code', () => {
  expect(phonesOf({ phone: '+598 2313 1343; 2400 5001 ext. 12' }, 'UY')).toEqual([
    { type: 'primary', country: '598', number: '23131343' },
    { type: 'secondary', country: '598', number: '24005001', ext: '12' },
  ])
})

test('recognizes a mobile number by its format', () => {
  expect(phonesOf({ phone: '097709779' }, 'UY')).toEqual([
    { type: 'mobile', country: '598', number: '97709779' },
  ])
})

test('lists fax numbers last, and each number once', () => {
  const tags = { fax: '2313 1344', 'contact:phone': '2313 1343', phone: '23131343' }
  expect(phonesOf(tags, 'UY').map(({ type, number }) => `${type} ${number}`)).toEqual([
    'primary 23131343',
    'fax 23131344',
  ])
})

test('keeps a short number as it is, and drops words', () => {
  expect(phonesOf({ phone: '911' }, 'UY')).toEqual([{ type: 'primary', number: '911' }])
  expect(phonesOf({ phone: 'no tiene; -' }, 'UY')).toEqual([])
  expect(phonesOf({ phone: '+7 7172 55 66 77' }, undefined)).toEqual([
    { type: 'primary', country: '7', number: '7172556677' },
  ])
})
