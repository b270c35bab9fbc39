import { describe, expect, it } from 'vitest'
import { TileCache } from './TileCache.ts'

describe('the cache of tiles', () => {
  it('forgets what was used longest ago when it is full', () => {
    const cache = new TileCache(3300)
    for (const key of ['a', 'b', 'c']) cache.put(key, new Uint8Array(1000))
    cache.get('a')
    cache.put('d', new Uint8Array(1000))
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined)).toEqual([
      'a',
      'c',
      'd',
    ])
  })

  it('knows empty tiles, and does not grow without end by them', () => {
    const cache = new TileCache(1000)
    for (let index = 0; index < 1000; index++) cache.put(`${index}`, null)
    expect(cache.get('999')).toBeNull()
    expect(cache.get('0')).toBeUndefined()
  })
})
