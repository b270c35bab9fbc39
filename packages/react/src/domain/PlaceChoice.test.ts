import type { Place } from '@signpost/client'
import { describe, expect, test } from 'vitest'
import { matchesChoice, searchTexts } from './PlaceChoice.ts'

describe('matchesChoice', () => {
  const shell = { id: 'Q1', name: 'Shell' }
  const ancap = { id: 'Q2', name: 'ANCAP' }
  const food = { code: 'food', name: 'Food' }
  const pizza = { code: 'pizza', name: 'Pizza', parent: food }

  function place(more: Partial<Place>): Place {
    return { id: 'a', phones: [], categories: [], brands: [], fuelPrices: [], ...more }
  }

  test('every place matches an empty choice', () => {
    expect(matchesChoice(place({}), {})).toBe(true)
    expect(matchesChoice(place({}), { brands: [], categories: [] })).toBe(true)
  })

  test('matches one of the brands, by id', () => {
    const choice = { brands: [shell, ancap] }
    expect(matchesChoice(place({ brands: [{ id: 'Q2', name: 'Petrol' }] }), choice)).toBe(true)
    expect(matchesChoice(place({ brands: [{ id: 'Q3', name: 'Shell' }] }), choice)).toBe(false)
  })

  test('matches a brand by the name of a place that has no brand of its own', () => {
    expect(matchesChoice(place({ name: 'ancap' }), { brands: [ancap] })).toBe(true)
    expect(matchesChoice(place({ name: 'Ancap Norte' }), { brands: [ancap] })).toBe(false)
    expect(matchesChoice(place({ name: 'ANCAP', brands: [shell] }), { brands: [ancap] })).toBe(
      false,
    )
  })

  test('matches one of the categories, or a category below it', () => {
    expect(matchesChoice(place({ categories: [pizza] }), { categories: [food] })).toBe(true)
    expect(matchesChoice(place({ categories: [food] }), { categories: [pizza] })).toBe(false)
    expect(matchesChoice(place({}), { categories: [food] })).toBe(false)
  })

  test('a place has to match both the brand and the category', () => {
    const choice = { brands: [shell], categories: [food] }
    expect(matchesChoice(place({ brands: [shell] }), choice)).toBe(false)
    expect(matchesChoice(place({ brands: [shell], categories: [pizza] }), choice)).toBe(true)
  })
})

describe('searchTexts', () => {
  const shell = { id: 'Q1', name: 'Shell' }
  const ancap = { id: 'Q2', name: 'ANCAP' }
  const food = { code: 'food', name: 'Food' }
  const pizza = { code: 'pizza', name: 'Pizza' }

  test.each([
    ['tea ', {}, ['tea']],
    ['\0\u200b', { categories: [food] }, ['Food']],
    ['', { brands: [shell, ancap], categories: [food] }, ['Shell', 'ANCAP']],
    [' rambla', { brands: [shell] }, ['Shell rambla']],
    ['tea', { categories: [food] }, ['tea']],
    ['', { categories: [food, pizza] }, ['Food', 'Pizza']],
    ['', {}, []],
  ])('%j with %j asks for %j', (text, choice, texts) => {
    expect(searchTexts(text, choice)).toEqual(texts)
  })
})
