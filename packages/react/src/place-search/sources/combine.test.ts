import { expect, test } from 'vitest'
import type { PlaceSearchItem } from '../PlaceSearchItem.ts'
import type { PlaceSearchStatus } from '../PlaceSearchState.ts'
import { keepPosition } from '../stableItems.ts'
import { combine, groupsOf } from './combine.ts'
import type { PlaceSearchSourceOption } from './Source.ts'

const place = { line1: 'a', kind: 'term' } as const
const suggestion: PlaceSearchItem = { kind: 'suggestion', key: 'a', suggestion: place }
const custom: PlaceSearchItem = { kind: 'custom', key: 'm', source: 'own', text: 'mine', item: 1 }
const own = { id: 'own', get: () => [] }
const typed = { isTyped: true, isLate: false }

test.each<[PlaceSearchSourceOption[], string[]]>([
  [
    [own, 'service'],
    ['custom', 'suggestion'],
  ],
  [
    ['service', own],
    ['suggestion', 'custom'],
  ],
  [[own], ['custom']],
])('rows stand in the order of the sources: %#', (sources, expected) => {
  const answer = { status: 'ready', items: [suggestion], isOutdated: false } as const
  const { items } = combine(answer, [{ items: [custom], isPending: false }], sources, typed)
  expect(items.map(({ kind }) => kind)).toEqual(expected)
  expect(groupsOf(items, sources).map(({ id }) => id)).toEqual(
    sources.map((one) => (one === 'service' ? one : 'own')),
  )
})

test('the items offered before typing can be moved and omitted like any source, and their editor with them', () => {
  const saved = (kind: 'recent' | 'pinned'): PlaceSearchItem => {
    const one = { suggestion: place, isPinned: false }
    return { kind, key: kind, suggestion: place, place: one }
  }
  const items: PlaceSearchItem[] = [
    { kind: 'locate', key: 'locate', progress: undefined },
    saved('pinned'),
    saved('recent'),
    { kind: 'edit', key: 'edit' },
  ]
  const kindsOf = (sources: PlaceSearchSourceOption[]): string[] =>
    groupsOf(items, sources).flatMap((group) => group.items.map(({ kind }) => kind))
  expect(kindsOf(['recent', 'pinned', 'location'])).toEqual(['recent', 'pinned', 'edit', 'locate'])
  expect(kindsOf(['pinned', { id: 'recent', label: 'Last' }])).toEqual(['pinned', 'recent', 'edit'])
})

test.each<[PlaceSearchStatus, PlaceSearchStatus]>([
  ['idle', 'refreshing'],
  ['loading', 'refreshing'],
  ['short', 'ready'],
  ['empty', 'ready'],
  ['ready', 'ready'],
  ['needs-location', 'needs-location'],
  ['offline', 'offline'],
  ['error', 'error'],
])('a service that is %s beside rows of the app: %s', (status, expected) => {
  const answer = { status, items: [], isOutdated: false }
  const answers = [{ items: [custom], isPending: false }]
  expect(combine(answer, answers, [own, 'service'], typed)).toMatchObject({
    status: expected,
    items: [custom],
  })
})

test('rows of the app alone are not those of an older text, though the service still waits', () => {
  const answers = [{ items: [custom], isPending: false }]
  const outdated = (items: readonly PlaceSearchItem[]): boolean => {
    const answer = { status: 'loading', items, isOutdated: true } as const
    return combine(answer, answers, [own, 'service'], typed).isOutdated
  }
  expect([outdated([]), outdated([suggestion])]).toEqual([false, true])
})

test('the highlighted row keeps its position among the rows of its source, whatever the others have', () => {
  const rowOf = (source: string, key: string) => ({ key, source })
  const before = [rowOf('a', 'a1'), rowOf('b', 'b1'), rowOf('b', 'b2')]
  const next = ['a1', 'a2', 'a3'].map((key) => rowOf('a', key))
  const moved = keepPosition(before, [...next, rowOf('b', 'b2'), rowOf('b', 'b1')], 'b2')
  expect(moved.map(({ key }) => key)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
})
