import { expect, test } from 'vitest'
import { pages } from './pages.ts'

async function collect<Answer>(iterable: AsyncIterable<Answer>): Promise<Answer[]> {
  const all: Answer[] = []
  for await (const answer of iterable) all.push(answer)
  return all
}

test('asks page after page until there are no more', async () => {
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

test('paging that repeats a state stops', async () => {
  let next = 0
  const answers = await collect(pages(async () => ({ nextPage: `state ${next++ % 3}` })))
  expect(answers).toHaveLength(4)
})

test('paging that never ends stops at the bound', async () => {
  let next = 0
  const answers = await collect(pages(async () => ({ nextPage: `${next++}` }), { most: 7 }))
  expect(answers).toHaveLength(7)
})

test('an abort between two pages ends quietly', async () => {
  const controller = new AbortController()
  const seen: unknown[] = []
  for await (const answer of pages(async () => ({ nextPage: 'a' }), controller)) {
    seen.push(answer)
    controller.abort()
  }
  expect(seen).toHaveLength(1)
})

test('an abort while asking ends quietly', async () => {
  const controller = new AbortController()
  const answers = await collect(
    pages(async () => {
      controller.abort()
      throw new Error('aborted')
    }, controller),
  )
  expect(answers).toEqual([])
})

test('nothing is asked once aborted', async () => {
  const answers = await collect(pages(async () => ({}), { signal: AbortSignal.abort() }))
  expect(answers).toEqual([])
})

test('a failure is the caller’s to handle', async () => {
  await expect(collect(pages(() => Promise.reject(new Error('failed'))))).rejects.toThrow('failed')
})
