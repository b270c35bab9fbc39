import type { Suggestion } from '@signpost/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepPosition } from '../place-search/stableItems.ts'
import { suggestionItems } from './suggestionItems.ts'

const all = { kinds: undefined, limit: 10 }

function term(line1: string, searchFilter = line1): Suggestion {
  return { kind: 'term', line1, searchFilter }
}

function place(line1: string, line2?: string): Suggestion {
  return { kind: 'place', line1, line2, categories: [], brands: [] }
}

function linesOf(items: readonly { readonly suggestion: Suggestion }[]): string[] {
  return items.map(({ suggestion }) => suggestion.line1)
}

test('rows with the same lines have the same key in every answer', () => {
  const [first] = suggestionItems([place('Teatro Solís', 'Buenos Aires')], all)
  const [, second] = suggestionItems([term('Teatro'), place('Teatro Solís', 'Buenos Aires')], all)
  expect(second?.key).toBe(first?.key)
})

test('duplicate or missing `search_filter`: each row has a key of its own', () => {
  const duplicates = [term('Starbucks', 'a'), term('Starbucks', 'a'), term('Starbucks')]
  expect(new Set(suggestionItems(duplicates, all).map(({ key }) => key)).size).toBe(3)
})

test('filters by kind, and never returns more rows than the limit', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => [term(`T${index}`), place(`P${index}`)])
  const items = suggestionItems(many.flat(), { kinds: ['place'], limit: 3 })
  expect(linesOf(items)).toEqual(['P0', 'P1', 'P2'])
})

test('an active row keeps its place when the rows around it change', () => {
  const before = suggestionItems([term('a'), term('b'), term('c')], all)
  const next = suggestionItems([term('x'), term('y'), term('z'), term('b')], all)
  expect(linesOf(keepPosition(before, next, 'b'))).toEqual(['x', 'b', 'y', 'z'])
  expect(keepPosition(before, next, 'c')).toBe(next)
  expect(keepPosition(before, next, undefined)).toBe(next)
})

test('keeping the place of the active row loses no row and adds none', () => {
  const rows = fc.uniqueArray(fc.record({ key: fc.constantFrom(...'abcdefgh') }), {
    selector: ({ key }) => key,
  })
  fc.assert(
    fc.property(rows, rows, fc.constantFrom(...'abcdefgh'), (before, next, key) => {
      const kept = keepPosition(before, next, key)
      expect([...kept].sort(byKey)).toEqual([...next].sort(byKey))
    }),
  )
})

function byKey(a: { readonly key: string }, b: { readonly key: string }): number {
  return a.key.localeCompare(b.key)
}
