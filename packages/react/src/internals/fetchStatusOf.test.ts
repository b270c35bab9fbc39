import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { failureOf } from './failureOf.ts'
import { fetchStatusOf } from './fetchStatusOf.ts'

test('a paused request waits for the network only where there is none', () => {
  expect(fetchStatusOf({ fetchStatus: 'paused' })).toBe('fetching')
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  expect(fetchStatusOf({ fetchStatus: 'paused' })).toBe('paused')
  expect(failureOf({ fetchStatus: 'paused', error: null, failureReason: null })).toBeUndefined()
})
