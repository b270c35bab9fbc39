import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProtocolError } from './ProtocolError.ts'
import { parameterValues, parseQuery } from './parseQuery.ts'

const url = (query: string): string => `http://service.example/path?${query}`

describe('the query of a URL', () => {
  it('is decoded once', () => {
    expect([...parseQuery(url('query=caf%C3%A9+%26%20%2525&empty=&bare'))]).toEqual([
      ['query', 'café & %25'],
      ['empty', ''],
      ['bare', ''],
    ])
  })

  it.each(['q=%', 'q=%zz', 'q=%c3', 'q=%ff', '%=1', 'q=%00', 'a=1&a=2', 'a=1&a=1'])(
    'refuses %s with a 400',
    (query) => {
      expect(() => parseQuery(url(query))).toThrow(expect.objectContaining({ status: 400 }))
    },
  )

  it('ends where the fragment begins', () => {
    expect([...parseQuery('/path?a=1#b?c=2')]).toEqual([['a', '1']])
    expect([...parseQuery('/path#?a=1')]).toEqual([])
  })

  it('refuses 2,000 parameters', () => {
    const query = Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&')
    expect(() => parseQuery(url(query))).toThrow(expect.objectContaining({ status: 400 }))
  })

  it('names a repeated parameter, but repeats no text of the caller', () => {
    expect(() => parseQuery(url('query=a&query=b'))).toThrow(
      expect.objectContaining({ parameter: 'query' }),
    )
    expect(() => parseQuery(url('%3Cb%3E=a&%3Cb%3E=b'))).toThrow(
      expect.objectContaining({ parameter: undefined }),
    )
  })

  it('reads back any text, or refuses it with a 400', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = () => parseQuery(url(`q=${encodeURIComponent(text)}`)).get('q')
        if (text.includes('\0')) expect(read).toThrow(ProtocolError)
        else expect(read()).toBe(text)
      }),
    )
  })
})

describe('every value of a parameter', () => {
  it('is found in a query that is invalid elsewhere', () => {
    expect(parameterValues(url('%zz=1&api_key=a&q=%&api%5Fkey=b'), 'api_key')).toEqual(['a', 'b'])
    expect(parameterValues('http://service.example/path', 'api_key')).toEqual([])
  })
})
