import { expect, test } from 'vitest'
import { contentsOf } from './contentsOf.ts'

test('maps tags to the fields of the service', () => {
  expect(
    contentsOf({
      amenity: 'restaurant',
      cuisine: 'steak_house;pizza',
      'payment:cash': 'yes',
      'payment:visa': 'yes',
      'payment:maestro': 'no',
      internet_access: 'wlan',
      'internet_access:fee': 'no',
      smoking: 'outside',
      takeaway: 'yes',
      delivery: 'no',
      wheelchair: 'limited',
      outdoor_seating: 'yes',
      'diet:vegan': 'only',
      reservation: 'recommended',
      website: 'www.example.com/menu',
    }),
  ).toEqual({
    cuisines: 'Steak house|Pizza',
    payment_method: 'Cash,Visa',
    wifi: 'Free',
    smoking: 'Smoking outside only',
    features: 'Takeaway|Outdoor seating|Partly wheelchair accessible',
    special_features: 'Vegan food',
    reservations: 'Recommended',
    business_url: 'http://www.example.com/menu',
  })
})

test('fields without a tag are absent', () => {
  expect(contentsOf({ amenity: 'cafe', name: 'Brasilero', internet_access: 'no' })).toEqual({})
})

test('a car park has its kind, its fee and its size', () => {
  const tags = { amenity: 'parking', parking: 'underground', fee: 'Mo-Fr', capacity: '120' }
  expect(contentsOf(tags).parking).toBe('Underground|Paid|120 spaces')
})

test.each([
  ['https://example.com/a.jpg', 'https://example.com/a.jpg'],
  ['https://example.com/wiki/File:a', undefined],
  ['http://example.com/a.jpg', undefined],
  ['javascript:alert(1)//.png', undefined],
])('the image %s is shown as %s', (image, photo) => {
  expect(contentsOf({ image }).photo_url).toBe(photo)
})

test.each([
  ['javascript:alert(1)', undefined],
  ['https://user:secret@example.com/', undefined],
  ['call us', undefined],
  ['https://a.example/; https://b.example/', 'https://a.example/'],
])('the website %s is linked as %s', (website, url) => {
  expect(contentsOf({ website }).business_url).toBe(url)
})
