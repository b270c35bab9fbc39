import { expect, test } from 'vitest'
import { pages } from './pages.ts'

async function collect<Answer>(iterable: AsyncIterable<Answer>): Promise<Answer[]> {
  const all: Answer[] = []
  for await (const answer of iterable) all.push(answer)
  return all
}

test('requests page after page until there are no more', async () => {
  const asked: (string | undefined)[] = []
  const answers = await collect(
    pages(async (page) => {
      asked.push(page)
      return page === 'b' ? {} : { nextPage: page === undefined ? 'a' : 'b' }
    }),
  )
  expect(asked).toEqual([undefined, 'a', 'b'])
  expect(answers).toEqual([{ nextPage: 'a' }, { nextPage: 'b' }, {}])
})

test('stops when a paging state repeats', async () => {
  let next = 0
  const answers = await collect(pages(async () => ({ nextPage: `state ${next++ % 3}` })))
  expect(answers).toHaveLength(4)
})

test('stops at the maximum when pages never end', async () => {
  let next = 0
  const answers = await collect(pages(async () => ({ nextPage: `${next++}` }), { most: 7 }))
  expect(answers).toHaveLength(7)
})

test('an abort between two pages ends the iteration quietly', async () => {
  const controller = new AbortController()
  const seen: unknown[] = []
  for await (const answer of pages(async () => ({ nextPage: 'a' }), controller)) {
    seen.push(answer)
    controller.abort()
  }
  expect(seen).toHaveLength(1)
})

test('an abort during a request ends the iteration quietly', async () => {
  const controller = new AbortController()
  const answers = await collect(
    pages(async () => {
      controller.abort()
      throw new Error('aborted')
    }, controller),
  )
  expect(answers).toEqual([])
})

test('requests nothing when already aborted', async () => {
  const answers = await collect(pages(async () => ({}), { signal: AbortSignal.abort() }))
  expect(answers).toEqual([])
})

test('throws the error of a page to the caller', async () => {
  await expect(collect(pages(() => Promise.reject(new Error('failed'))))).rejects.toThrow('failed')
})
