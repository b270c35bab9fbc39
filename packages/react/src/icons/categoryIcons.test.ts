import { expect, test } from 'vitest'
import { categoryIconName } from './categoryIcons.ts'

const category = (code: string, parent?: string) => ({
  code,
  name: code,
  ...(parent !== undefined && { parent: { code: parent, name: parent } }),
})

test.each([
  ['restaurant', 'restaurant'],
  ['amenity/restaurant/pizza', 'restaurant'],
  ['fast-food', 'restaurant'],
  ['amenity/cafe', 'cafe'],
  ['amenity/pub', 'bar'],
  ['shop/clothes', 'shop'],
  ['convenience-store', 'grocery'],
  ['shop/supermarket', 'grocery'],
  ['groceries', 'grocery'],
  ['shopping', 'shop'],
  ['shop/hairdresser', 'service'],
  ['shop/health_food', 'shop'],
  ['shop/garden_centre', 'shop'],
  ['shop/gas', 'shop'],
  ['coffee-shop', 'cafe'],
  ['amenity/post_office', 'service'],
  ['automotive', 'car'],
  ['food-drink', 'restaurant'],
  ['arts-culture', 'theatre'],
  ['recreation', 'sport'],
  ['leisure/park', 'park'],
  ['community', 'civic'],
  ['services', 'service'],
  ['office/lawyer', 'service'],
  ['shop/car_repair', 'car'],
  ['leisure/fitness_centre', 'sport'],
  ['amenity/place_of_worship/christian', 'civic'],
  ['amenity/pharmacy', 'health'],
  ['fuel-station', 'fuel'],
  ['amenity/charging_station', 'fuel'],
  ['tourism/guest_house', 'lodging'],
  ['amenity/atm', 'bank'],
  ['leisure/park', 'park'],
  ['amenity/parking', 'parking'],
  ['aeroway/terminal', 'airport'],
  ['theatre', 'theatre'],
  ['public_transport/station_train', 'transit'],
  ['train-station', 'transit'],
  ['amenity/school', 'education'],
] as const)('a place of category %s has the icon of a %s', (code, icon) => {
  expect(categoryIconName([category(code)])).toBe(icon)
})

test('a category without an icon has that of its parent', () => {
  expect(categoryIconName([category('chicken-shack', 'food-drink')])).toBe('restaurant')
})

test('the first category with an icon counts', () => {
  expect(categoryIconName([category('7315'), category('cafe'), category('hotel')])).toBe('cafe')
})

test.each(['', '7315', 'constructor', '__proto__', '🍕', 'x'.repeat(100_000)])(
  'an unknown code has no icon: %.12s',
  (code) => {
    expect(categoryIconName([category(code)])).toBeUndefined()
    expect(categoryIconName([])).toBeUndefined()
  },
)
