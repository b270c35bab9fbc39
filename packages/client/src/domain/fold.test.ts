import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'

describe('fold', () => {
  test.each([
    ['Café', 'cafe'],
    ['CAFÉ'.normalize('NFD'), 'cafe'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['Iğdır', 'igdir'],
    ['Łódź', 'lodz'],
    ['Đà Nẵng', 'da nang'],
    ['Smørrebrød', 'smorrebrod'],
    ['Œuvre Ærø', 'oeuvre aero'],
    ['Þórshöfn', 'thorshofn'],
    ['ΟΔΌΣ', 'οδοσ'],
    ['οδός', 'οδοσ'],
    ['Ёлка', 'елка'],
    ['МАЙ', 'май'],
    ['Їжак', 'іжак'],
    ['שָׁלוֹם', 'שלום'],
    ['أَحْمَد', 'احمد'],
    ['ＡＢＣ１２３', 'abc123'],
    ['ﾊﾞｽ', 'バス'],
    ['ﬁn', 'fin'],
    ['Mc\u00adDonald’s', "mcdonald's"],
    ['a\u200db\ufeff\u202ec', 'abc'],
  ])('%s folds to %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test.each([
    ['か', 'が'],
    ['は', 'ぱ'],
    ['ゝ', 'ゞ'],
    ['май', 'маи'],
    ['воўк', 'воук'],
    ['서', '성'],
    ['कि', 'क'],
    ['ตี', 'ต'],
  ])('%s and %s stay different', (one, other) => {
    expect(fold(one)).not.toBe(fold(other))
  })

  test('composed and decomposed text fold alike', () => {
    for (const text of ['が', '서울', 'Май', 'क़िला', 'Việt Nam', 'ألف']) {
      expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')))
    }
  })

  test('lone surrogates do not throw', () => {
    expect(fold('\ud800É\udc00')).toBe('\ud800e\udc00')
  })

  test('limits 500 kB of combining marks on one letter', () => {
    // Sorting all of them would take minutes.
    const crowded = (marks: string): string => `क${marks.repeat(250_000)}`
    for (const marks of [
      '\u0301\u0323',
      '\u0301\uff9e',
      '\u0301\u0640\u0323',
      '\ufcf2',
      '\u0301\u0323\u200d',
    ]) {
      expect(fold(crowded(marks)).length).toBeLessThanOrEqual(31)
    }
    expect(fold(crowded('\u094d\u093c'))).toBe(`क${'\u093c'.repeat(15)}${'\u094d'.repeat(15)}`)
  })

  test('folding twice changes no character further', () => {
    for (let code = 0; code <= 0x10ffff; code++) {
      const once = fold(String.fromCodePoint(code))
      if (fold(once) !== once) expect.fail(`U+${code.toString(16)} folds differently twice`)
    }
  })

  test('reorders marks that become adjacent when an invisible character is removed', () => {
    const once = fold('и\u0306\u034f\u3099')
    expect(fold(once)).toBe(once)
  })

  test('is idempotent for any text', () => {
    // Letters and marks that trigger several rules at once, which random text seldom does.
    const awkward = fc.constantFrom(
      ...'иу\u0306\u0301\u0323\u3099\u309aかゝ\u0e48\u093cक\u034f\u200d\u00adßẞİıς\u1100\u1161\u11a8가\u05b0\u0651\u0e33\ud800\udc00',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(awkward).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (value) => {
        const once = fold(value)
        expect(fold(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
})
