import type { Connection } from '@signpost/client'
import { dehydrate, hashKey, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { Incomplete } from '../src/domain/Incomplete.ts'
import type { GeoQueryKey, Operation } from '../src/queries/GeoQueryKey.ts'
import { type Reply, scriptedService, secretKey, silence } from './scriptedService.ts'

interface Conformance<Name extends Operation, Parameters extends object> {
  readonly operation: Name
  readonly options: (
    connection: Connection,
    parameters: Incomplete<Parameters>,
  ) => { readonly queryKey: GeoQueryKey<Name, Parameters>; readonly enabled: boolean }
  readonly fetch: (
    queryClient: QueryClient,
    connection: Connection,
    parameters: Incomplete<Parameters>,
  ) => Promise<unknown>
  /** All that the operation cannot do without. */
  readonly required: Incomplete<Parameters>
  /** For every parameter, a value that is not the one in `required`. */
  readonly others: { readonly [Parameter in keyof Parameters]-?: Parameters[Parameter] }
  readonly answer: Reply
}

/** The rules for the query of every operation. */
export function describeQuery<Name extends Operation, Parameters extends object>({
  operation,
  options,
  fetch,
  required,
  others,
  answer,
}: Conformance<Name, Parameters>): void {
  describe(`${operation}, as every query`, () => {
    test('the key starts with the library, the service and the operation', () => {
      const { connection } = scriptedService([answer])
      const { queryKey, enabled } = options(connection, required)
      expect(queryKey.slice(0, 3)).toEqual(['signpost', connection.scope, operation])
      expect(enabled).toBe(true)
    })

    test.each(Object.keys(others))('another `%s` has another key', (name) => {
      const { connection } = scriptedService([answer])
      const changed = { ...required, ...pick(others, name) }
      const keys = [required, changed].map((one) => hashKey(options(connection, one).queryKey))
      expect(keys[0]).not.toBe(keys[1])
    })

    test('another language has another key', () => {
      const keys = ['en', 'fr', undefined].map((language) => {
        const { connection } = scriptedService([answer], language ? { language } : {})
        return hashKey(options(connection, required).queryKey)
      })
      expect(new Set(keys).size).toBe(3)
    })

    test.each(Object.keys(required))(
      'without `%s` it is disabled, and its function refuses',
      async (name) => {
        const service = scriptedService([answer])
        const incomplete = { ...required, [name]: undefined }
        expect(options(service.connection, incomplete).enabled).toBe(false)
        await expect(
          fetch(new QueryClient(), service.connection, incomplete),
        ).rejects.toMatchObject({ kind: 'request', operation })
        expect(service.sent).toEqual([])
      },
    )

    test('the API key is in no query key and no dehydrated state', async () => {
      const { connection, sent } = scriptedService([answer])
      const queryClient = new QueryClient()
      await fetch(queryClient, connection, required)
      expect(sent[0]?.url.href).toContain(secretKey)
      const state = dehydrate(queryClient)
      expect(state.queries).toHaveLength(1)
      expect(JSON.stringify(state)).not.toContain(secretKey)
    })

    test('two services have two keys, two API keys of one service have one', () => {
      const hashOf = (more: object): string =>
        hashKey(options(scriptedService([answer], more).connection, required).queryKey)
      const hash = hashOf({})
      expect(hashOf({ apiKey: 'another' })).toBe(hash)
      expect(hashOf({ baseUrl: 'https://other.example' })).not.toBe(hash)
      expect(hashOf({ scope: 'other' })).not.toBe(hash)
    })

    test('canceled: the request is aborted', async () => {
      const { connection, sent } = scriptedService([silence])
      const queryClient = new QueryClient()
      const answered = fetch(queryClient, connection, required)
      await expect.poll(() => sent.length).toBe(1)
      await queryClient.cancelQueries()
      await expect(answered).rejects.toThrow()
      expect(sent[0]?.signal.aborted).toBe(true)
    })
  })
}

function pick(values: object, name: string): object {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key === name))
}
