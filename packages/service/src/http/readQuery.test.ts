import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEvery, readQuery } from './readQuery.ts'
import { ServiceError } from './ServiceError.ts'

const url = (query: string): string => `http://service.example/path?${query}`

describe('the query of an address', () => {
  it('is decoded once', () => {
    expect([...readQuery(url('query=caf%C3%A9+%26%20%2525&empty=&bare'))]).toEqual([
      ['query', 'café & %25'],
      ['empty', ''],
      ['bare', ''],
    ])
  })

  it.each(['q=%', 'q=%zz', 'q=%c3', 'q=%ff', '%=1', 'q=%00', 'a=1&a=2', 'a=1&a=1'])(
    '%s is a 400',
    (query) => {
      expect(() => readQuery(url(query))).toThrow(expect.objectContaining({ status: 400 }))
    },
  )

  it('refuses 2,000 parameters', () => {
    const query = Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&')
    expect(() => readQuery(url(query))).toThrow(expect.objectContaining({ status: 400 }))
  })

  it('names a repeated parameter, but no text of the caller', () => {
    expect(() => readQuery(url('query=a&query=b'))).toThrow(
      expect.objectContaining({ parameter: 'query' }),
    )
    expect(() => readQuery(url('%3Cb%3E=a&%3Cb%3E=b'))).toThrow(
      expect.objectContaining({ parameter: undefined }),
    )
  })

  it('reads any text back, or refuses it with a 400', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const wellFormed = text.toWellFormed()
        const read = () => readQuery(url(`q=${encodeURIComponent(wellFormed)}`)).get('q')
        if (wellFormed.includes('\0')) expect(read).toThrow(ServiceError)
        else expect(read()).toBe(wellFormed)
      }),
    )
  })
})

describe('every value of a parameter', () => {
  it('is found in a query that is broken elsewhere', () => {
    expect(readEvery(url('%zz=1&api_key=a&q=%&api%5Fkey=b'), 'api_key')).toEqual(['a', 'b'])
    expect(readEvery('http://service.example/path', 'api_key')).toEqual([])
  })
})
