import { expect, test } from 'vitest'
import { run, wait } from '../Plan.ts'
import { createLookUp } from './createLookUp.ts'

test('reads what is not cached, once, and returns it in the order of the ids', async () => {
  const asked: number[][] = []
  const lookUp = createLookUp<string>(
    function* (ids) {
      asked.push(ids)
      yield* wait(Promise.resolve())
      return ids.flatMap((id) => (id > 100 ? [] : [[id, `doc ${id}`] as const])).reverse()
    },
    { bytes: 2 ** 16 },
    () => 100,
  )
  expect(await run(lookUp.read([7, 200, 5, 7]))).toEqual(['doc 7', undefined, 'doc 5', 'doc 7'])
  lookUp.put(9, 'doc 9')
  expect(await run(lookUp.read([5, 9, 8]))).toEqual(['doc 5', 'doc 9', 'doc 8'])
  expect(asked).toEqual([[7, 200, 5], [8]])
})

test('returns all that was asked for when the cache is too small for it', async () => {
  const lookUp = createLookUp<string>(
    function* (ids) {
      yield* wait(Promise.resolve())
      return ids.map((id) => [id, `doc ${id}`] as const)
    },
    { bytes: 300 },
    () => 100,
  )
  const ids = [1, 2, 3, 4, 5]
  const texts = ids.map((id) => `doc ${id}`)
  expect(await run(lookUp.read(ids))).toEqual(texts)
  expect(await run(lookUp.read(ids))).toEqual(texts)
})
