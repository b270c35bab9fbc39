import { type AddressValues, type AddressVerdict, createAddressValidation } from '@signpost/client'
import { describe, expect, test } from 'vitest'
import type { Validation, ValidationOptions } from '../src/internals/defineValidation.ts'
import { withNamesOfPrototype, withNulls, withOtherTypes } from './hostile.ts'
import { type Answers, fakeFetch, type Sent } from './provider.ts'

/** An answer of the provider about an address, and its verdict. */
export interface ValidationAnswer {
  readonly typed: AddressValues
  readonly body: unknown
  /** Parts of the request to the provider. */
  readonly sends?: readonly string[]
  readonly verdict: AddressVerdict
}

export interface ValidationCase {
  readonly create: (options: ValidationOptions) => Validation
  /** Answers by the kind of address. The first is the usual one. */
  readonly answers: Readonly<Record<string, ValidationAnswer>>
  /** The answer to an unknown key. */
  readonly refused: Answers
  /** The answer to a key without requests left. */
  readonly empty: Answers
  /** The keys that no answer may contain. */
  readonly keys: readonly string[]
}

interface Connected {
  readonly sent: readonly Sent[]
  readonly validate: (typed: AddressValues, signal?: AbortSignal) => Promise<AddressVerdict>
  readonly handle: Validation
}

/** The suite that every validation passes: its answers go through the handler and the function of the client. */
export function describeValidation(name: string, validationCase: ValidationCase): void {
  const { create, answers, refused, empty, keys } = validationCase
  const [usual] = Object.values(answers) as [ValidationAnswer]

  function connect(provider: Answers, timeout = 8000): Connected {
    const { fetch, sent } = fakeFetch(provider)
    const handle = create({ fetch, timeout })
    const validate = createAddressValidation({
      url: 'https://app.example/validate',
      fetch: (url, init) => handle(new Request(url as string, init)),
    })
    const { signal: never } = new AbortController()
    return {
      handle,
      sent,
      validate: (typed, signal = never) => validate(typed, { signal, language: 'en' }),
    }
  }

  const errorOf = (provider: Answers, typed = usual.typed): Promise<unknown> =>
    connect(provider)
      .validate(typed)
      .catch((thrown: unknown) => thrown)

  describe(name, () => {
    test.each(Object.entries(answers))(
      'reads the verdict on %s',
      async (_, { typed, body, sends = [], verdict }) => {
        const { validate, sent } = connect({ body })
        expect(await validate(typed)).toEqual({ doubtful: [], values: undefined, ...verdict })
        for (const part of sends) expect(described(sent)).toContain(part)
        expect(sent).toHaveLength(1)
      },
    )

    test('stores nothing', async () => {
      const { handle } = connect({ body: usual.body })
      expect((await handle(post({ values: usual.typed }))).headers.get('Cache-Control')).toBe(
        'no-store',
      )
      const refusal = await handle(post({}))
      expect([refusal.status, refusal.headers.get('Cache-Control')]).toEqual([400, 'no-store'])
    })

    test('reports a refused key', async () => {
      expect(await errorOf(refused)).toMatchObject({ kind: 'key', code: 'provider_refused' })
    })

    test('reports a key without requests left', async () => {
      expect(await errorOf(empty)).toMatchObject({ kind: 'limit', code: 'quota_exceeded' })
    })

    test('reports too many requests, with the time to wait', async () => {
      const error = await errorOf({ status: 429, headers: { 'Retry-After': '7' }, body: {} })
      expect(error).toMatchObject({ kind: 'limit', code: 'rate_limited', retryAfter: 7 })
    })

    test.each([400, 422, 500, 503])(
      'reports a %i, without the keys and the address',
      async (status) => {
        const street = usual.typed['address-line1']
        const message = `no ${keys.join(' ')} at ${street?.toUpperCase()}`
        const error = await errorOf({ status, body: { message, Description: message } })
        expect(error).toMatchObject({ kind: status < 500 ? 'request' : 'service' })
        expect(String(error)).toMatch(/: no … /)
        for (const secret of [...keys, ...(street?.split(' ').slice(0, 2) ?? [])]) {
          expect(String(error).toLowerCase()).not.toContain(secret.toLowerCase())
        }
      },
    )

    test.each([
      ['HTML', '<!doctype html><p>Hello'],
      ['nothing', ''],
      ['a truncated text', '{"a": [1, '],
      ['null', 'null'],
      ['a number', '1'],
      ['an empty record', '{}'],
      ['deep lists', '['.repeat(50_000) + ']'.repeat(50_000)],
    ])('reports %s as an unreadable answer', async (_, text) => {
      expect(await errorOf({ text })).toMatchObject({ status: 502, code: 'provider_unreadable' })
    })

    test.each([
      ['every value with another type', withOtherTypes(usual.body)],
      ['every value null', withNulls(usual.body)],
      ['every text "constructor"', withNamesOfPrototype(usual.body)],
    ])('never reads an answer with %s as deliverable', async (_, body) => {
      const outcome = await connect({ body })
        .validate(usual.typed)
        .catch((thrown: unknown) => thrown)
      expect(outcome).not.toMatchObject({ status: 'deliverable' })
    })

    test('keeps hostile text as text', async () => {
      const text = '<img src=x onerror="alert(1)">\u202E'
      const body = JSON.parse(
        JSON.stringify(usual.body).replaceAll(
          JSON.stringify(usual.verdict.values?.['address-level2']),
          JSON.stringify(text),
        ),
      )
      const { values } = await connect({ body }).validate(usual.typed)
      expect(values?.['address-level2']).toBe(text)
    })

    test('reports an unreachable provider, without its URL', async () => {
      const error = await errorOf({ fails: new TypeError(`no https://x/?key=${keys[0]}`) })
      expect(error).toMatchObject({ status: 502, code: 'provider_unreachable' })
      expect(String(error)).not.toContain(keys[0])
    })

    test('reports a provider that takes too long', async () => {
      const { validate } = connect({ hangs: true }, 5)
      await expect(validate(usual.typed)).rejects.toMatchObject({
        status: 504,
        code: 'provider_timeout',
      })
    })

    test('aborts the request to the provider when its own is aborted', async () => {
      const { validate, sent } = connect({ hangs: true })
      const controller = new AbortController()
      const asked = validate(usual.typed, controller.signal)
      await expect.poll(() => sent.length).toBe(1)
      controller.abort()
      await expect(asked).rejects.toMatchObject({ kind: 'aborted' })
      expect(sent[0]?.signal?.aborted).toBe(true)
    })
  })
}

/** A request like that of `createAddressValidation`. */
export function post(body: unknown, headers: Readonly<Record<string, string>> = {}): Request {
  return new Request('https://app.example/validate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

function described(sent: readonly Sent[]): string {
  return sent
    .map(({ url, headers, body }) =>
      [decodeURIComponent(url.replaceAll('+', ' ')), JSON.stringify([...headers]), body].join('\n'),
    )
    .join('\n')
}
