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

it('does not wait for work that ignores its signal', async () => {
  const never = () => new Promise<void>(() => {})
  await expect(withDeadline(undefined, 10, never)).rejects.toMatchObject({ code: 'timeout' })
  const client = new AbortController()
  const left = withDeadline(client.signal, 10_000, never)
  client.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
})
