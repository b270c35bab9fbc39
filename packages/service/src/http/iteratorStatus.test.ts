import { describe, expect, it } from 'vitest'
import { isExhausted, readIteratorStatus, writeIteratorStatus } from './iteratorStatus.ts'

const paged = { dataVersion: 'a', question: ['search', 'café', { latitude: 1, longitude: 2 }] }

describe('an iterator status', () => {
  it('leads to the next page of the same request', () => {
    expect(readIteratorStatus(writeIteratorStatus(20, paged), paged)).toBe(20)
    expect(readIteratorStatus(undefined, paged)).toBe(0)
  })

  it('expires with the data', () => {
    const status = writeIteratorStatus(20, { ...paged, dataVersion: 'b' })
    expect(() => readIteratorStatus(status, paged)).toThrow(
      expect.objectContaining({ status: 400, code: 'expired_iterator' }),
    )
  })

  it('is refused with another request', () => {
    const status = writeIteratorStatus(20, { ...paged, question: ['search', 'bar'] })
    expect(() => readIteratorStatus(status, paged)).toThrow(
      expect.objectContaining({ status: 400, parameter: 'iterator_status' }),
    )
  })

  it.each(['', 'x', '🚏', '-1', 'MTotMTphOmI', 'A'.repeat(1000)])('%j is a 400', (status) => {
    expect(() => readIteratorStatus(status, paged)).toThrow(
      expect.objectContaining({ status: 400, parameter: 'iterator_status' }),
    )
  })

  it('ends, however many results there are', () => {
    expect(isExhausted(20, true)).toBe(false)
    expect(isExhausted(20, false)).toBe(true)
    expect(isExhausted(1000, true)).toBe(true)
  })
})

it('the furthest offset is read, and none beyond it', () => {
  expect(readIteratorStatus(writeIteratorStatus(1000, paged), paged)).toBe(1000)
  expect(() => readIteratorStatus(writeIteratorStatus(1001, paged), paged)).toThrow()
})
