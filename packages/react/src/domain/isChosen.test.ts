import type { Place } from '@signpost/client'
import { expect, test } from 'vitest'
import { isChosen } from './isChosen.ts'

const shell = { id: 'Q1', name: 'Shell' }
const ancap = { id: 'Q2', name: 'ANCAP' }
const food = { code: 'food', name: 'Food' }
const pizza = { code: 'pizza', name: 'Pizza', parent: food }

function place(more: Partial<Place>): Place {
  return { id: 'a', phones: [], categories: [], brands: [], fuelPrices: [], ...more }
}

test('nothing chosen: every place', () => {
  expect(isChosen(place({}), {})).toBe(true)
  expect(isChosen(place({}), { brands: [], categories: [] })).toBe(true)
})

test('one of the brands, by id', () => {
  const choice = { brands: [shell, ancap] }
  expect(isChosen(place({ brands: [{ id: 'Q2', name: 'Petrol' }] }), choice)).toBe(true)
  expect(isChosen(place({ brands: [{ id: 'Q3', name: 'Shell' }] }), choice)).toBe(false)
})

test('a place that names no brand is of the brand whose name it bears', () => {
  expect(isChosen(place({ name: 'ancap' }), { brands: [ancap] })).toBe(true)
  expect(isChosen(place({ name: 'Ancap Norte' }), { brands: [ancap] })).toBe(false)
  expect(isChosen(place({ name: 'ANCAP', brands: [shell] }), { brands: [ancap] })).toBe(false)
})

test('one of the categories, or below it', () => {
  expect(isChosen(place({ categories: [pizza] }), { categories: [food] })).toBe(true)
  expect(isChosen(place({ categories: [food] }), { categories: [pizza] })).toBe(false)
  expect(isChosen(place({}), { categories: [food] })).toBe(false)
})

test('a brand and a category: both', () => {
  const choice = { brands: [shell], categories: [food] }
  expect(isChosen(place({ brands: [shell] }), choice)).toBe(false)
  expect(isChosen(place({ brands: [shell], categories: [pizza] }), choice)).toBe(true)
})
