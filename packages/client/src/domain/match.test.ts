import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesAllWords, matchRanges } from './match.ts'

/** The line with its matches in brackets. */
function marked(line: string, typed: string): string {
  let text = ''
  let done = 0
  for (const [start, end] of matchRanges(line, typed)) {
    text += `${line.slice(done, start)}[${line.slice(start, end)}]`
    done = end
  }
  return text + line.slice(done)
}

describe('matchRanges', () => {
  test.each([
    // Typed words match the beginnings of words.
    ['New York', 'york new', '[New] [York]'],
    ['Newark', 'ark', 'Newark'],
    ['Café de la Paix', 'CAFE pa', '[Café] de la [Pa]ix'],
    ['Coffee, cold', 'co', '[Co]ffee, [co]ld'],
    ['Saint-Denis', 'saint den', '[Saint]-[Den]is'],
    ['12 Main St', '12', '[12] Main St'],
    ['abc', 'a abc ab', '[abc]'],
    // Apostrophes may be omitted or not.
    ["McDonald's", 'mcdonalds', "[McDonald's]"],
    ['Domino’s Pizza', "domino's", '[Domino’s] Pizza'],
    ["L'Aquila", 'aquila', "L'[Aquila]"],
    ["L'Aquila", 'laq', "[L'Aq]uila"],
    // One visible character is not split.
    ['Cafe\u0301', 'cafe', '[Cafe\u0301]'],
    ['Straße', 'stras', '[Straß]e'],
    ['İzmir', 'i', '[İ]zmir'],
    ['ﬁnal', 'f', '[ﬁ]nal'],
    ['किताब', 'क', '[कि]ताब'],
    ['👩‍👩‍👧 Bar', '👩', '[👩‍👩‍👧] Bar'],
    ['👍🏽 Bar', '👍', '[👍🏽] Bar'],
    ['🇩🇪🇫🇷', '🇫🇷', '🇩🇪[🇫🇷]'],
    ['🇩🇪🇫🇷', '🇪🇫', '🇩🇪🇫🇷'],
    ['Mc\u00adDonald', 'don', 'Mc\u00adDonald'],
    ['𝒜bc', 'ab', '[𝒜b]c'],
    // Scripts without spaces.
    ['東京タワー', 'タワー', '東京[タワー]'],
    ['東京タワー', '京', '東[京]タワー'],
    ['がく', 'か', 'がく'],
    ['ตลาดน้ำ', 'น้ำ', 'ตลาด[น้ำ]'],
    ['서울 역', '역', '서울 [역]'],
    ['서울'.normalize('NFD'), '서', `[${'서'.normalize('NFD')}]${'울'.normalize('NFD')}`],
    ['مَدِينَة', 'مدي', '[مَدِي]نَة'],
    // No matches.
    ['abc', '', 'abc'],
    ['abc', ' .!', 'abc'],
    ['', 'abc', ''],
    ['a+b(c', 'a+b(c', '[a]+[b]([c]'],
    ['a+b(c', '.*', 'a+b(c'],
    ['\ud800abc', '\ud800a', '\ud800[a]bc'],
  ])('%s, typed %s', (line, typed, expected) => {
    expect(marked(line, typed)).toBe(expected)
  })

  const letters = fc.constantFrom(
    ...[
      'a',
      'A',
      'é',
      'e\u0301',
      '\u0301',
      'ß',
      ' ',
      "'",
      '-',
      '(',
      '+',
      '東',
      'か\u3099',
      'ក',
      '👩',
      '\u200d',
      '👧',
    ],
    ...['\ud800', '\udc00', '🇩', '🏽', '가', '\u1100', '\u1161', 'क', 'ि', '\u00ad', '™'],
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(letters).map((parts) => parts.join('')),
  )

  test('ranges are in order, separate, within the line, and split no character, for any text', () => {
    fc.assert(
      fc.property(text, text, (line, typed) => {
        let done = -1
        for (const [start, end] of matchRanges(line, typed)) {
          expect(start).toBeGreaterThan(done)
          expect(end).toBeGreaterThan(start)
          done = end
          for (const edge of [start, end]) {
            expect(/^\p{M}/u.test(line.slice(edge)) && edge > 0).toBe(false)
            expect(
              /^[\udc00-\udfff]/.test(line.slice(edge)) &&
                /[\ud800-\udbff]$/.test(line.slice(0, edge)),
            ).toBe(false)
          }
        }
        expect(done).toBeLessThanOrEqual(line.length)
      }),
      { numRuns: 2000 },
    )
  })

  test('a line has the same matches after thousands of other lines', () => {
    const before = matchRanges('Café de la Paix', 'CAFE pa')
    for (let count = 0; count < 5000; count++) matchRanges(`Line ${count}`, 'CAFE pa')
    expect(matchRanges('Café de la Paix', 'CAFE pa')).toEqual(before)
  })

  test('highlights 100 kB of hostile text in bounded time', () => {
    // Linear by construction: one pass over the line, and at each word a comparison with at most 100 typed units.
    const typed = `${'ああ'.repeat(40)}い`
    expect(matchRanges('あ'.repeat(100_000), typed)).toEqual([])
    expect(matchRanges('あ'.repeat(100_000), 'あ')).toEqual([[0, 100_000]])
    expect(matchRanges('a '.repeat(50_000), 'a b c d e f g h i j k l m n o p q r')).toHaveLength(
      50_000,
    )
    expect(matchRanges(`e${'\u0301'.repeat(100_000)}`, 'e')).toEqual([[0, 100_001]])
    expect(matchRanges('\u200d'.repeat(100_000), 'e')).toEqual([])
    expect(matchRanges('a'.repeat(100_000), 'a'.repeat(100_000))).toEqual([[0, 100]])
  })
})

describe('matchesAllWords', () => {
  test.each([
    [['Café de Paris', '12 Rue de la Paix'], 'paix cafe', true],
    [['Café de Paris', '12 Rue de la Paix'], 'paix bar', false],
    [['Café de Paris'], 'aris', false],
    [["McDonald's"], 'mcdonalds', true],
    [['東京タワー'], 'タワー', true],
    [['Bar'], '  ', true],
    [[], '', true],
    [[], 'a', false],
    [['a+b(c'], 'b(c', true],
    [['ﷺ'], 'عليه', true],
  ])('%j, typed %j: %s', (lines, typed, matches) => {
    expect(matchesAllWords(lines, typed)).toBe(matches)
  })

  test('a line contains each of its own words', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), word, (words, typed) => {
        expect(matchesAllWords([[...words, typed].join(' ')], typed)).toBe(true)
      }),
    )
  })
})
