import { expect, it } from 'vitest'
import { withDeadline } from './withDeadline.ts'

it('starts no work for a client that has already disconnected', async () => {
  let isStarted = false
  const work = async (): Promise<void> => {
    isStarted = true
  }
  const left = AbortSignal.abort(new Error('gone'))
  await expect(withDeadline(left, 1000, work)).rejects.toThrow('gone')
  expect(isStarted).toBe(false)
})
