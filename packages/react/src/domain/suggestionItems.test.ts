import type { Suggestion } from '@signpost/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { narrowItems } from '../place-search/localItems.ts'
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

test('cached rows are filtered by every word, in any script, ignoring case and accents', () => {
  const answers = [
    [place('Teatro Solís', 'Buenos Aires'), place('Café Brasilero')],
    [term('東京駅')],
  ]
  expect(linesOf(narrowItems(answers, 'sol bue', all))).toEqual(['Teatro Solís'])
  expect(linesOf(narrowItems(answers, 'CAFE', all))).toEqual(['Café Brasilero'])
  expect(linesOf(narrowItems(answers, '京', all))).toEqual(['東京駅'])
  expect(narrowItems(answers, 'solx', all)).toEqual([])
})

test('a match is found beyond the number of rows that its own answer shows', () => {
  const answers = [[place('Plaza Zabala'), place('Plaza Matriz'), place('Playa Pocitos')]]
  expect(linesOf(narrowItems(answers, 'poc', { ...all, limit: 2 }))).toEqual(['Playa Pocitos'])
})

test('rows of several answers are merged by their lines', () => {
  const answers = [[place('Plaza Zabala')], [place('Plaza Matriz'), place('Plaza Zabala')]]
  expect(linesOf(narrowItems(answers, 'pla', all))).toEqual(['Plaza Zabala', 'Plaza Matriz'])
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
