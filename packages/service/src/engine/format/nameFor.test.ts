import { expect, test } from 'vitest'
import { crossingFor, nameFor } from './nameFor.ts'

const vienna = { name: 'Vienna', localName: 'Wien', namesIn: { de: 'Wien', ru: 'Вена' } }
const street = { name: 'проспект Абая', namesIn: { kk: 'Абай даңғылы' } }

test.each([
  [vienna, 'en', 'vien', { name: 'Vienna', localName: 'Wien' }],
  [vienna, 'ru', 'вена', { name: 'Вена', localName: 'Wien' }],
  [vienna, 'de', 'wien', { name: 'Wien' }],
  [vienna, 'pl', 'vienna', { name: 'Vienna', localName: 'Wien' }],
  [vienna, undefined, 'vienna', { name: 'Vienna' }],
  // A user who types the local name gets the local name.
  [vienna, 'ru', 'wien', { name: 'Wien' }],
  [street, 'kk', 'абай', { name: 'Абай даңғылы', localName: 'проспект Абая' }],
  [street, 'ru', 'абая', { name: 'проспект Абая' }],
  [street, 'kk', 'проспект', { name: 'проспект Абая' }],
])('%o is shown in %s for "%s" as %o', (names, language, typed, shown) => {
  expect(nameFor(names, language, typed)).toEqual(shown)
})

test('a crossing has the names of both streets, each in the language where it exists', () => {
  const streets: [string, string] = ['проспект Абая', 'улица Сейфуллина']
  const namesIn = [{ kk: 'Абай даңғылы' }, {}] as const
  expect(crossingFor({ streets, namesIn }, 'kk', 'абай')).toEqual({
    name: 'Абай даңғылы & улица Сейфуллина',
    localName: 'проспект Абая & улица Сейфуллина',
  })
  expect(crossingFor({ streets, namesIn }, 'ru', 'абая')).toEqual({
    name: 'проспект Абая & улица Сейфуллина',
  })
  expect(crossingFor({ streets }, undefined, 'абая')).toEqual({
    name: 'проспект Абая & улица Сейфуллина',
  })
})
