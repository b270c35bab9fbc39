import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LONGEST_WORD, tokensOf, typedTokens } from './tokens.ts'

describe('tokens', () => {
  test.each([
    ['Teatro Solís', ['teatro', 'solis']],
    ["McDonald's", ['mcdonalds']],
    ['McDonald’s', ['mcdonalds']],
    ['Straße des 17. Juni', ['strasse', 'des', '17', 'juni']],
    ['İstanbul Kitapçısı', ['istanbul', 'kitapcisi']],
    ['проспект Республики, 12/3', ['проспект', 'республики', '12/3']],
    ['12-14 A', ['12-14', 'a']],
    ['12а', ['12а']],
    ['7-Eleven', ['7', 'eleven']],
    ['H&M', ['h', 'm']],
    ['Saint-Jean-de-Luz', ['saint', 'jean', 'de', 'luz']],
    ['  ', []],
    ['!?*"', []],
    ['👩‍👩‍👧 🇺🇾', []],
    ['\ud800a\udc00', ['a']],
  ])('%s', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens)
    expect(typedTokens(text)).toEqual(tokens)
  })

  test('a script without spaces is split in pairs, so that any part of a name can be found', () => {
    expect(tokensOf('東京駅')).toEqual(['東京', '京駅', '駅'])
    expect(typedTokens('東京駅')).toEqual(['東京', '京駅'])
    expect(typedTokens('駅')).toEqual(['駅'])
    expect(tokensOf('カフェABC')).toEqual(['カフ', 'フェ', 'ェ', 'abc'])
  })

  test('each prefix of a name gives tokens of the name, or prefixes of them', () => {
    const name = '北海道大学'
    for (let from = 0; from < name.length; from++) {
      for (let to = from + 1; to <= name.length; to++) {
        const [last, ...whole] = typedTokens(name.slice(from, to)).reverse()
        const tokens = tokensOf(name)
        expect(tokens).toEqual(expect.arrayContaining(whole))
        expect(tokens.some((token) => token.startsWith(last ?? 'nothing'))).toBe(true)
      }
    }
  })

  test('NFC and NFD give the same tokens', () => {
    for (const text of ['Größe', 'Ёлка Йод', 'Việt Nam', 'がく']) {
      expect(tokensOf(text.normalize('NFD'))).toEqual(tokensOf(text.normalize('NFC')))
    }
  })

  test('no token contains quotes, is empty or too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const token of tokensOf(text)) {
          expect(token).toMatch(/^[\p{L}\p{M}\p{N}/-]+$/u)
          expect(token.length).toBeLessThanOrEqual(LONGEST_WORD)
        }
      }),
    )
  })

  test('100 kB of hostile text take time proportional to its length', () => {
    expect(tokensOf('1/'.repeat(50_000)).length).toBeLessThan(10)
    expect(tokensOf("'".repeat(100_000))).toEqual([])
    expect(tokensOf('a1-'.repeat(33_000))).toHaveLength(33_000)
  })
})
