import { expect, test } from 'vitest'
import { type PlaceSearchFacts, placeSearchStatus } from './placeSearchStatus.ts'

const typed: PlaceSearchFacts = {
  answer: 'none',
  rows: 0,
  isLate: false,
}

test.each<[string, Partial<PlaceSearchFacts>, string]>([
  ['asked just now', {}, 'idle'],
  ['asked 300 ms ago', { isLate: true }, 'loading'],
  ['cached rows', { rows: 2 }, 'refreshing'],
  ['cached rows, pending for long', { rows: 2, isLate: true }, 'refreshing'],
  ['an answer that is asked anew', { rows: 2, answer: 'stale' }, 'refreshing'],
  ['an answer', { rows: 2, answer: 'fresh' }, 'ready'],
  ['an answer without rows', { answer: 'fresh' }, 'empty'],
  ['a failure', { answer: 'error' }, 'error'],
  ['no network, cached rows', { answer: 'offline', rows: 2 }, 'offline'],
])('%s', (_, facts, status) => {
  expect(placeSearchStatus({ ...typed, ...facts })).toBe(status)
})
