import { describe, expect, it, vi } from 'vitest'
import { KeyRing } from './KeyRing.ts'
import { demoKey, readKeys } from './readKeys.ts'

const ring = (...keys: object[]): KeyRing => new KeyRing(readKeys(JSON.stringify({ keys })))

function refusal(admit: () => unknown): { status: number; body: unknown; headers: object } {
  try {
    admit()
  } catch (error) {
    if (error instanceof Error && 'status' in error) return error as never
  }
  throw new Error('was accepted')
}

describe('a key', () => {
  it('is accepted', () => {
    expect(ring({ name: 'web', key: 'secret' }).admit(['secret'], undefined)).toBe('web')
  })

  it('can be stored as its digest', () => {
    const sha256 = '2BB80D537B1DA3E38BD30361AA855686BDE0EACD7162FEF6A25FE97BF527A25B'
    expect(ring({ name: 'web', sha256 }).admit(['secret'], undefined)).toBe('web')
  })

  it('gives the same 401 when it is missing, empty, repeated or wrong', () => {
    const keys = ring({ name: 'web', key: 'secret' })
    const refusals = [[], [''], ['secret', 'secret'], ['wrong'], ['secret\0']].map((presented) =>
      refusal(() => keys.admit(presented, undefined)),
    )
    for (const { status, body } of refusals) {
      expect(status).toBe(401)
      expect(body).toEqual(refusals[0]?.body)
    }
    expect(JSON.stringify(refusals)).not.toContain('secret')
  })

  it('is accepted from its origins, and from requests without an origin', () => {
    const keys = ring({ name: 'web', key: 'secret', origins: ['https://a.example'] })
    expect(keys.admit(['secret'], 'https://a.example')).toBe('web')
    expect(keys.admit(['secret'], undefined)).toBe('web')
    for (const origin of [
      'https://b.example',
      'http://a.example',
      'https://a.example:81',
      'null',
    ]) {
      expect(refusal(() => keys.admit(['secret'], origin)).status).toBe(403)
    }
  })

  it('of the demo is accepted from any page on this machine', () => {
    const keys = new KeyRing([demoKey])
    for (const origin of [
      'http://localhost:5173',
      'http://127.0.0.1:8080',
      'http://[::1]:6006',
      'https://app.localhost',
    ]) {
      expect(keys.admit(['demo'], origin)).toBe('demo')
    }
    for (const origin of ['https://localhost.example.com', 'http://128.0.0.1', 'file://', 'null']) {
      expect(refusal(() => keys.admit(['demo'], origin)).status).toBe(403)
    }
  })

  it('has its own rate limit, with the time to wait', () => {
    vi.useFakeTimers()
    try {
      const keys = ring(
        { name: 'slow', key: 'a', rate: 0.5, burst: 2 },
        { name: 'other', key: 'b', rate: 1, burst: 1 },
      )
      keys.admit(['a'], undefined)
      keys.admit(['a'], undefined)
      const { status, headers } = refusal(() => keys.admit(['a'], undefined))
      expect([status, headers]).toEqual([429, { 'Retry-After': '2' }])
      expect(keys.admit(['b'], undefined)).toBe('other')
      vi.advanceTimersByTime(2000)
      expect(keys.admit(['a'], undefined)).toBe('slow')
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps its count when the keys are reloaded', () => {
    const keys = readKeys('{"keys": [{"name": "web", "key": "a", "rate": 0.001, "burst": 1}]}')
    const reloaded = new KeyRing(keys)
    reloaded.admit(['a'], undefined)
    reloaded.replace([...keys, demoKey])
    expect(refusal(() => reloaded.admit(['a'], undefined)).status).toBe(429)
    expect(reloaded.admit(['demo'], undefined)).toBe('demo')
    reloaded.replace([demoKey])
    expect(refusal(() => reloaded.admit(['a'], undefined)).status).toBe(401)
  })

  it('shares its count with other processes if configured, and counts alone while they are unreachable', async () => {
    const keys = ring({ name: 'web', key: 'a', rate: 0.001, burst: 1 })
    const answers: (number | undefined)[] = [0, 0, 7, undefined, undefined]
    keys.share(async () => answers.shift())
    expect(await keys.admit(['a'], undefined)).toBe('web')
    expect(await keys.admit(['a'], undefined)).toBe('web')
    await expect(keys.admit(['a'], undefined)).rejects.toMatchObject({
      status: 429,
      headers: { 'Retry-After': '7' },
    })
    expect(await keys.admit(['a'], undefined)).toBe('web')
    await expect(keys.admit(['a'], undefined)).rejects.toMatchObject({ status: 429 })
  })
})

describe('a file of keys', () => {
  it.each([
    ['', 'must be JSON'],
    ['[]', 'must be JSON'],
    ['{"keys": []}', 'no key'],
    ['{"keys": [1]}', 'key 1 is not an object'],
    ['{"keys": [{"name": "web"}]}', '"web" needs either'],
    ['{"keys": [{"name": "web", "key": ""}]}', '"web" needs either'],
    ['{"keys": [{"name": "web", "sha256": "abc"}]}', '"web" needs either'],
    ['{"keys": [{"name": "web", "key": "s3cret", "origins": ["a.example"]}]}', 'needs origins'],
    ['{"keys": [{"name": "web", "key": "s3cret", "rate": 0}]}', 'needs a rate'],
    ['{"keys": [{"name": "web", "key": "s3cret", "burst": "9"}]}', 'needs a burst'],
    ['{"keys": [{"name": "web", "key": "s3cret"}, {"name": "web", "key": "b"}]}', 'same name'],
  ])('with %s is refused, with a message that does not contain the key', (text, message) => {
    expect(() => readKeys(text)).toThrow(message)
    expect(() => readKeys(text)).not.toThrow('s3cret')
  })
})
