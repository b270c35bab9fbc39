import { expect, test } from 'vitest'
import { singularsOf } from './singulars.ts'

test.each([
  ['restaurants', 'restaurant'],
  ['pharmacies', 'pharmacy'],
  ['hoteles', 'hotel'],
  ['cruces', 'cruz'],
  ['farmacias', 'farmacia'],
  ['ristoranti', 'ristorante'],
  ['pizze', 'pizza'],
  ['apotheken', 'apothek'],
  ['рестораны', 'ресторан'],
  ['аптеки', 'аптека'],
  ['мейрамханалар', 'мейрамхана'],
])('%s may be the plural of %s', (plural, singular) => {
  expect(singularsOf(plural)).toContain(singular)
})

test('short words are not read as plurals', () => {
  expect(singularsOf('gas')).toEqual([])
  expect(singularsOf('12')).toEqual([])
})
