import { describe, expect, it } from 'vitest'
import { worldPartition } from '../layout/partitions.ts'
import { run } from '../Plan.ts'
import type { Connections } from './connect.ts'
import { createPostingCache, createPostings } from './createPostings.ts'
import { writeBlocks } from './docList.ts'

const MAIN = worldPartition('main')
const many = Array.from({ length: 2000 }, (_, index) => index * 1000)
const posted: Readonly<Record<string, readonly number[]>> = {
  harbour: [3, 9],
  'ha*': [3, 9, 12],
  hamlet: [12],
  street: many,
}

/** Answers like the table of postings, in any order. */
function setUp() {
  const asked: string[] = []
  const connections: Pick<Connections, 'rows'> = {
    async rows<Row>(_sql: string, values: readonly unknown[]) {
      const most = values.at(-1) as number
      const [low, high] = values as [string[], string[]]
      const isRange = values.length === 3
      asked.push(...low.map((key) => `${key.slice(MAIN.length)}${isRange ? '…' : ''} ${most}`))
      const rows = low.flatMap((from, index) =>
        Object.entries(posted)
          .filter(([token]) =>
            isRange
              ? `${MAIN}${token}` >= from && `${MAIN}${token}` < (high[index] ?? '')
              : `${MAIN}${token}` === from,
          )
          .flatMap(([, docs]) =>
            [...writeBlocks(docs)].map((text, block) => ({ n: index + 1, block, docs: text })),
          )
          .filter(({ block }) => block < most),
      )
      return rows.reverse() as Row[]
    },
  }
  const postings = createPostings(connections as Connections, 'region', createPostingCache())
  const read = async (tokens: string[], most?: number) =>
    (
      await run(
        postings.read(
          tokens.map((token) => MAIN + token),
          most,
        ),
      )
    ).map((list) => [...list])
  return { asked, read, has: (token: string) => postings.has(MAIN + token) }
}

describe('the postings of a region', () => {
  it('are the docs of tokens, in the order of the tokens', async () => {
    const { read } = setUp()
    expect(await read(['street', 'nowhere', 'harbour', 'street'])).toEqual([many, [], [3, 9], many])
  })

  it('of a short beginning are stored, and those of a longer one are of a range of tokens', async () => {
    const { asked, read } = setUp()
    expect(await read(['ha*', 'harb*', 'haml*'])).toEqual([[3, 9, 12], [3, 9], [12]])
    expect(asked.map((key) => key.split(' ')[0])).toEqual(['ha*', 'harb…', 'haml…'])
  })

  it('are read once', async () => {
    const { asked, read, has } = setUp()
    expect(has('street')).toBe(false)
    await read(['street', 'nowhere'])
    expect(has('street')).toBe(true)
    await read(['nowhere', 'street'])
    await read(['street'], 40)
    expect(asked).toHaveLength(2)
  })

  it('are read in part where few are wanted', async () => {
    const { asked, read, has } = setUp()
    const [few = []] = await read(['street'], 40)
    expect(few.length).toBeLessThan(many.length)
    expect(few.slice(0, 40)).toEqual(many.slice(0, 40))
    expect(has('street')).toBe(false)
    await read(['street'], 40)
    expect(asked).toEqual(['street 1'])
    expect(await read(['street'])).toEqual([many])
  })
})
