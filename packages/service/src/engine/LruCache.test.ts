import { describe, expect, it } from 'vitest'
import { LruCache } from './LruCache.ts'
import { createRandom } from './testing/random.ts'

describe('a least recently used cache', () => {
  const keysIn = (cache: LruCache<unknown>, keys: readonly string[]): string[] =>
    keys.filter((key) => cache.get(key) !== undefined)

  it('drops the least recently used value when it exceeds its bytes', () => {
    const cache = new LruCache<Uint8Array>({ bytes: 3300 })
    for (const key of ['a', 'b', 'c']) cache.put(key, new Uint8Array(1000), 1000)
    cache.get('a')
    cache.put('d', new Uint8Array(1000), 1000)
    expect(keysIn(cache, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd'])
  })

  it('holds the values used last, whatever was read and stored before', () => {
    const random = createRandom(5)
    for (let run = 0; run < 100; run++) {
      const cache = new LruCache<number>({ bytes: 1e6, count: 20 })
      let latest: string[] = []
      for (let step = 0; step < 200; step++) {
        const key = String(Math.floor(random() * 40))
        if (random() < 0.6) cache.put(key, step, 1)
        else if (cache.get(key) === undefined) continue
        latest = [...latest.filter((other) => other !== key), key].slice(-20)
      }
      const keys = Array.from({ length: 40 }, (_, index) => String(index))
      expect(keysIn(cache, keys)).toEqual(keys.filter((key) => latest.includes(key)))
    }
  })

  it('counts a value once that is stored again', () => {
    const cache = new LruCache<string>({ bytes: 2500 })
    for (const value of ['first', 'second', 'third']) cache.put('a', value, 1000)
    cache.put('b', 'other', 1000)
    expect([cache.get('a'), cache.get('b')]).toEqual(['third', 'other'])
  })

  it('does not store a value larger than all of it', () => {
    const cache = new LruCache<string>({ bytes: 1000 })
    cache.put('a', 'large', 2000)
    expect(cache.get('a')).toBeUndefined()
  })

  it('stores empty values, and is bounded for them too', () => {
    const cache = new LruCache<null>({ bytes: 1000 })
    for (let index = 0; index < 1000; index++) cache.put(`${index}`, null, 0)
    expect(cache.get('999')).toBeNull()
    expect(cache.get('0')).toBeUndefined()
  })

  it('is bounded in the number of values too', () => {
    const cache = new LruCache<number>({ bytes: 1e6, count: 2 })
    for (const key of ['a', 'b', 'c']) cache.put(key, 1, 1)
    expect(keysIn(cache, ['a', 'b', 'c'])).toEqual(['b', 'c'])
  })
})
