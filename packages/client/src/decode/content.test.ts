import { expect, test } from 'vitest'
import type { PlaceContent } from '../domain/place.ts'
import { decodeContent } from './content.ts'
import { DecodeContext } from './DecodeContext.ts'

const read = (record: object): PlaceContent | undefined =>
  decodeContent(record, new DecodeContext('search', undefined))

test('`|` lists trimmed, empties dropped', () => {
  expect(read({ features: ' Air ||  | Car wash|', tips: '|' })).toMatchObject({
    features: ['Air', 'Car wash'],
    tips: [],
  })
  expect(read({ wifi: ' free | |paid ' })?.wifi).toBe('free, paid')
})

test('payment methods are separated by commas, or by bars like other lists', () => {
  expect(read({ payment_method: 'Visa, ,Cash' })?.paymentMethods).toEqual(['Visa', 'Cash'])
  expect(read({ payment_method: 'Visa|Cash' })?.paymentMethods).toEqual(['Visa', 'Cash'])
})

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '/a.jpg',
  'a.jpg',
  'https://user:pw@host.example/a.jpg',
  'ftp://host.example/a.jpg',
])('Links and photos only absolute http: and https: without credentials: %s', (url) => {
  const description = 'D'
  const fields = { business_url: url, thumbnail_photo_url: url, photo_url: url, photo_url_4: url }
  expect(read({ description, ...fields })).toMatchObject({ description, photos: [] })
  expect(JSON.stringify(read({ description, ...fields }))).not.toContain(url)
})

test('a description of several items has a line for each', () => {
  expect(read({ description: ' Fresh fish | Since 1950||' })?.description).toBe(
    'Fresh fish\nSince 1950',
  )
  expect(read({ description: ' | ' })?.description).toBeUndefined()
})

test('a URL without a scheme gets https', () => {
  const content = read({ business_url: 'www.cafe.example', photo_url: '//img.example/a.jpg' })
  expect(content?.website).toBe('https://www.cafe.example/')
  expect(content?.photos).toEqual(['https://img.example/a.jpg'])
})

test('lists `photo_url` before the numbered photos, each once', () => {
  const [a, b] = ['https://img.example/a.jpg', 'https://img.example/b.jpg']
  expect(read({ photo_url_1: b, photo_url: a, photo_url_3: a })?.photos).toEqual([a, b])
})

test('reads the names to be credited for photos', () => {
  const photo_url = 'https://img.example/a.jpg'
  expect(read({ photo_url, photo_credits: 'Ana | |Luis' })?.photoCredits).toEqual(['Ana', 'Luis'])
})

test('HTML and entities: literal', () => {
  const description = '<b>Fish &amp; chips</b>'
  expect(read({ description })?.description).toBe(description)
})

test('a record without content has none', () => {
  expect(read({ description: ' ', tips: '|', price: null, photo_url: '' })).toBeUndefined()
})
