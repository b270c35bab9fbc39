import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mountHook } from '../../test/mount.tsx'
import { parametersOf, type Reply, reply, scriptedService } from '../../test/scriptedService.ts'
import { queryStatus } from '../domain/queryStatus.ts'
import { useSearch } from './useSearch.ts'

const near = { latitude: -34.9, longitude: -56.16 }

function page(name: string, state: string, exhausted: 'y' | 'n'): Reply {
  return reply({ iterator_status: state, exhausted, places: [{ name }] })
}

test('loads page after page, one request each, until there are no more', async () => {
  const { connection, sent } = scriptedService([page('A', 's1', 'n'), page('B', 's2', 'y')])
  const { result } = mountHook(
    () =>
      useSearch(
        { query: 'hotel' },
        { select: ({ pages }) => pages.flatMap(({ places }) => places) },
      ),
    { client: connection, near },
  )
  await expect.poll(() => result.current.hasNextPage).toBe(true)
  await act(() => result.current.fetchNextPage())
  await expect.poll(() => result.current.data?.map(({ name }) => name)).toEqual(['A', 'B'])
  expect(result.current.hasNextPage).toBe(false)
  expect(sent.map((request) => parametersOf(request).iterator_status)).toEqual([undefined, 's1'])
})

test('a next page that fails keeps the pages before it', async () => {
  const gone = reply({ error: { code: 'expired' } }, { status: 400 })
  const { connection } = scriptedService([page('A', 's1', 'n'), gone])
  const { result } = mountHook(
    () => useSearch({ query: 'hotel' }, { notifyOnChangeProps: 'all' }),
    { client: connection, near },
  )
  await expect.poll(() => result.current.hasNextPage).toBe(true)
  await act(() => result.current.fetchNextPage())
  await expect.poll(() => queryStatus(result.current)).toBe('error')
  expect(result.current.error).toMatchObject({ kind: 'request', code: 'expired' })
  expect(result.current.data?.pages).toHaveLength(1)
})

test('a 204 is an empty result', async () => {
  const { connection } = scriptedService([reply('', { status: 204 })])
  const { result } = mountHook(() => useSearch({ query: 'hotel' }), { client: connection, near })
  await expect.poll(() => queryStatus(result.current)).toBe('empty')
})

test('requests nothing without input, or when the query is disabled', () => {
  const { connection, sent } = scriptedService([reply('', { status: 204 })])
  const { result } = mountHook(
    () => [
      useSearch({ query: ' ' }, { enabled: true }),
      useSearch({ query: 'hotel' }, { enabled: false }),
    ],
    { client: connection, near },
  )
  expect(result.current.map((one) => queryStatus(one))).toEqual(['idle', 'idle'])
  expect(sent).toEqual([])
})
