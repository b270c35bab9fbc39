import { expect, test } from 'vitest'
import { searchTexts } from './searchTexts.ts'

const shell = { id: 'Q1', name: 'Shell' }
const ancap = { id: 'Q2', name: 'ANCAP' }
const food = { code: 'food', name: 'Food' }
const pizza = { code: 'pizza', name: 'Pizza' }

test.each([
  ['tea ', {}, ['tea']],
  ['', { brands: [shell, ancap], categories: [food] }, ['Shell', 'ANCAP']],
  [' rambla', { brands: [shell] }, ['Shell rambla']],
  ['tea', { categories: [food] }, ['tea']],
  ['', { categories: [food, pizza] }, ['Food', 'Pizza']],
  ['', {}, []],
])('%j with %j asks for %j', (text, choice, texts) => {
  expect(searchTexts(text, choice)).toEqual(texts)
})
