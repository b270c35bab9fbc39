import { expect, test } from 'vitest'
import { type QueryState, queryStatus } from './queryStatus.ts'

const place = { places: [{ id: 'a' }] }

test.each<[string, QueryState]>([
  ['idle', { data: undefined, status: 'pending', fetchStatus: 'idle' }],
  ['loading', { data: undefined, status: 'pending', fetchStatus: 'fetching' }],
  ['loading', { data: undefined, status: 'error', fetchStatus: 'fetching' }],
  ['offline', { data: undefined, status: 'pending', fetchStatus: 'paused' }],
  ['offline', { data: place, status: 'success', fetchStatus: 'paused' }],
  ['error', { data: undefined, status: 'error', fetchStatus: 'idle' }],
  ['error', { data: place, status: 'error', fetchStatus: 'idle' }],
  ['refreshing', { data: place, status: 'success', fetchStatus: 'fetching' }],
  ['ready', { data: place, status: 'success', fetchStatus: 'idle' }],
])('%s: %o', (status, state) => {
  expect(queryStatus(state)).toBe(status)
})

test.each([
  [null],
  [[]],
  [{ suggestions: [] }],
  [{ places: [] }],
  [{ pages: [{ places: [] }, { places: [] }], pageParams: [undefined, 'a'] }],
])('an answer without items is empty: %o', (data) => {
  expect(queryStatus({ data, status: 'success', fetchStatus: 'idle' })).toBe('empty')
})

test.each([
  [['brand']],
  [{ suggestions: [{}] }],
  [{ pages: [{ places: [] }, place], pageParams: [undefined, 'a'] }],
  [{ maneuvers: [] }],
  [0],
])('an answer with items is ready: %o', (data) => {
  expect(queryStatus({ data, status: 'success', fetchStatus: 'idle' })).toBe('ready')
})

test('`isEmpty` decides whether selected data are empty', () => {
  const state = { data: 0, status: 'success', fetchStatus: 'idle' } as const
  expect(queryStatus(state, state.data === 0)).toBe('empty')
})
