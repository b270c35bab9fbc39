import type { CatalogCategory, Category } from '@signpost/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkStateOf, countChosen, isChosen, toggleChild, toggleGroup } from './categoryChoice.ts'

function category(code: string, ...children: CatalogCategory[]): CatalogCategory {
  return { code, name: code.toUpperCase(), names: [], children }
}

const [pizza, sushi, tea] = [category('pizza'), category('sushi'), category('tea')]
const food = category('food', pizza, sushi, tea)
const bank = category('bank')

const codes = (chosen: readonly Category[]): string[] => chosen.map(({ code }) => code)
const other: Category = { code: 'elsewhere', name: 'Elsewhere' }

test('a selected group covers all categories below it', () => {
  const chosen = toggleGroup(food, [other])
  expect(chosen).toEqual([other, { code: 'food', name: 'FOOD' }])
  expect(food.children.every((child) => isChosen(food, child, chosen))).toBe(true)
  expect([checkStateOf(food, chosen), countChosen(food, chosen)]).toEqual(['all', 3])
  expect(toggleGroup(food, chosen)).toEqual([other])
})

test('a selected category is returned with its group as its parent', () => {
  expect(toggleChild(food, sushi, [])).toEqual([
    { code: 'sushi', name: 'SUSHI', parent: { code: 'food', name: 'FOOD' } },
  ])
})

test('selecting every category of a group selects the group; deselecting one leaves the others', () => {
  let chosen: readonly Category[] = [other]
  for (const child of [tea, pizza]) chosen = toggleChild(food, child, chosen)
  expect([codes(chosen), checkStateOf(food, chosen)]).toEqual([
    ['elsewhere', 'pizza', 'tea'],
    'some',
  ])
  chosen = toggleChild(food, sushi, chosen)
  expect(codes(chosen)).toEqual(['elsewhere', 'food'])
  chosen = toggleChild(food, pizza, chosen)
  expect([codes(chosen), checkStateOf(food, chosen)]).toEqual([
    ['elsewhere', 'sushi', 'tea'],
    'some',
  ])
})

test('pressing a partly selected group selects all of it', () => {
  expect(codes(toggleGroup(food, toggleChild(food, tea, [])))).toEqual(['food'])
})

test('a group without categories can be selected', () => {
  expect([checkStateOf(bank, []), countChosen(bank, [])]).toEqual(['none', 0])
  const chosen = toggleGroup(bank, [])
  expect([codes(chosen), checkStateOf(bank, chosen), countChosen(bank, chosen)]).toEqual([
    ['bank'],
    'all',
    1,
  ])
  expect(toggleGroup(bank, chosen)).toEqual([])
})

test('a category that is selected both by itself and by its group counts once', () => {
  const chosen = [food, pizza].map(({ code, name }) => ({ code, name }))
  expect(countChosen(food, chosen)).toBe(3)
  expect(toggleGroup(food, chosen)).toEqual([])
  expect(codes(toggleChild(food, tea, chosen))).toEqual(['pizza', 'sushi'])
})

test('each press changes only the pressed category', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(pizza, sushi, tea), { maxLength: 12 }), (presses) => {
      let chosen: readonly Category[] = []
      const on = new Set<CatalogCategory>()
      for (const child of presses) {
        chosen = toggleChild(food, child, chosen)
        if (!on.delete(child)) on.add(child)
        expect(food.children.filter((one) => isChosen(food, one, chosen))).toEqual(
          food.children.filter((one) => on.has(one)),
        )
        expect(new Set(codes(chosen)).size).toBe(chosen.length)
      }
    }),
  )
})
