import { expect, it, vi } from 'vitest'
import { shareWork } from './shareWork.ts'

/** Work that ends when the test ends it. */
function controlledWork() {
  const ends: ((value: string) => void)[] = []
  const signals: AbortSignal[] = []
  const work = vi.fn((_: string, signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<string>((resolve, reject) => {
      ends.push(resolve)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  return { work, signals, end: (value: string) => ends.at(-1)?.(value) }
}

it('does the same work once, and again when it is over', async () => {
  const { work, end } = controlledWork()
  const ask = shareWork(work)
  const both = Promise.all([ask('a'), ask('a')])
  end('first')
  expect(await both).toEqual(['first', 'first'])
  const again = ask('a')
  end('second')
  expect(await again).toBe('second')
  expect(work).toHaveBeenCalledTimes(2)
})

it('continues while a caller waits, and stops when the last has aborted', async () => {
  const { work, signals, end } = controlledWork()
  const ask = shareWork(work)
  const [first, last] = [new AbortController(), new AbortController()]
  const [one, other] = [ask('a', first.signal), ask('a', last.signal)]
  first.abort()
  await expect(one).rejects.toThrow('abort')
  expect(signals[0]?.aborted).toBe(false)
  last.abort()
  await expect(other).rejects.toThrow('abort')
  expect(signals[0]?.aborted).toBe(true)
  const next = ask('a')
  end('done')
  expect(await next).toBe('done')
})

it('does not start for a caller that has aborted already', async () => {
  const { work } = controlledWork()
  await expect(shareWork(work)('a', AbortSignal.abort())).rejects.toThrow('abort')
  expect(work).not.toHaveBeenCalled()
})
