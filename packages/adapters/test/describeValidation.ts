import { type AddressValues, type AddressVerdict, createAddressValidation } from '@signpost/client'
import { describe, expect, test } from 'vitest'
import type { Validation, ValidationOptions } from '../src/internals/defineValidation.ts'
import { withNamesOfPrototype, withNulls, withOtherTypes } from './hostile.ts'
import { type Answers, fakeFetch, type Sent } from './provider.ts'

/** An answer of the provider to an address, and the verdict in it. */
export interface ValidationAnswer {
  readonly typed: AddressValues
  readonly body: unknown
  /** Parts of the request to the provider. */
  readonly sends?: readonly string[]
  readonly verdict: AddressVerdict
}

export interface ValidationCase {
  readonly create: (options: ValidationOptions) => Validation
  /** By what happened to the address. The first is the usual one. */
  readonly answers: Readonly<Record<string, ValidationAnswer>>
  /** The answer to a key that the provider does not know. */
  readonly refused: Answers
  /** The answer to a key that has no requests left. */
  readonly empty: Answers
  /** Keys, of which no answer may have one. */
  readonly keys: readonly string[]
}

interface Connected {
  readonly sent: readonly Sent[]
  readonly validate: (typed: AddressValues, signal?: AbortSignal) => Promise<AddressVerdict>
  readonly handle: Validation
}

/** The suite of every validation: its answers pass through the handler and the function of the client. */
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
    test.each(Object.entries(answers))('%s', async (_, { typed, body, sends = [], verdict }) => {
      const { validate, sent } = connect({ body })
      expect(await validate(typed)).toEqual({ doubtful: [], values: undefined, ...verdict })
      for (const part of sends) expect(described(sent)).toContain(part)
      expect(sent).toHaveLength(1)
    })

    test('nothing is stored', async () => {
      const { handle } = connect({ body: usual.body })
      expect((await handle(post({ values: usual.typed }))).headers.get('Cache-Control')).toBe(
        'no-store',
      )
      const refusal = await handle(post({}))
      expect([refusal.status, refusal.headers.get('Cache-Control')]).toEqual([400, 'no-store'])
    })

    test('a refused key', async () => {
      expect(await errorOf(refused)).toMatchObject({ kind: 'key', code: 'provider_refused' })
    })

    test('no requests left', async () => {
      expect(await errorOf(empty)).toMatchObject({ kind: 'limit', code: 'quota_exceeded' })
    })

    test('too many requests, with the time to wait', async () => {
      const error = await errorOf({ status: 429, headers: { 'Retry-After': '7' }, body: {} })
      expect(error).toMatchObject({ kind: 'limit', code: 'rate_limited', retryAfter: 7 })
    })

    test.each([400, 422, 500, 503])('a %i, without the keys and the address', async (status) => {
      const street = usual.typed['address-line1']
      const message = `no ${keys.join(' ')} at ${street?.toUpperCase()}`
      const error = await errorOf({ status, body: { message, Description: message } })
      expect(error).toMatchObject({ kind: status < 500 ? 'request' : 'service' })
      expect(String(error)).toMatch(/: no … /)
      for (const secret of [...keys, ...(street?.split(' ').slice(0, 2) ?? [])]) {
        expect(String(error).toLowerCase()).not.toContain(secret.toLowerCase())
      }
    })

    test.each([
      ['HTML', '<!doctype html><p>Hello'],
      ['nothing', ''],
      ['a cut text', '{"a": [1, '],
      ['null', 'null'],
      ['a number', '1'],
      ['an empty record', '{}'],
      ['deep lists', '['.repeat(50_000) + ']'.repeat(50_000)],
    ])('%s is an answer that cannot be read', async (_, text) => {
      expect(await errorOf({ text })).toMatchObject({ status: 502, code: 'provider_unreadable' })
    })

    test.each([
      ['every value of another type', withOtherTypes(usual.body)],
      ['every value null', withNulls(usual.body)],
      ['every text "constructor"', withNamesOfPrototype(usual.body)],
    ])('%s is never deliverable', async (_, body) => {
      const outcome = await connect({ body })
        .validate(usual.typed)
        .catch((thrown: unknown) => thrown)
      expect(outcome).not.toMatchObject({ status: 'deliverable' })
    })

    test('hostile text stays text', async () => {
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

    test('a provider that cannot be reached, without its address', async () => {
      const error = await errorOf({ fails: new TypeError(`no https://x/?key=${keys[0]}`) })
      expect(error).toMatchObject({ status: 502, code: 'provider_unreachable' })
      expect(String(error)).not.toContain(keys[0])
    })

    test('a provider that takes too long', async () => {
      const { validate } = connect({ hangs: true }, 5)
      await expect(validate(usual.typed)).rejects.toMatchObject({
        status: 504,
        code: 'provider_timeout',
      })
    })

    test('an aborted request aborts that to the provider', async () => {
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

/** A request as `createAddressValidation` sends it. */
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
