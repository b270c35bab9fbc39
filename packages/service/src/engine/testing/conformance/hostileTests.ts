import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centers } from '../recordMakers.ts'
import type { Questions } from './Questions.ts'

/** The conformance tests of hostile texts and aborted requests. */
export function hostileTests({ ask, store }: Questions): void {
  describe('hostile texts never throw', () => {
    test.each([
      ['nothing', ''],
      ['spaces', '   '],
      ['quotes', `"'\`´‘’“”`],
      ['a wildcard', '*'],
      ['operators', 'a AND b OR NOT (c NEAR/3 d) ^e {f}: -g'],
      ['SQL', `'; drop table doc; --`],
      ['controls', 'tea\u0000tro\u0007 \u001b solis'],
      ['emoji', '👩‍👩‍👧‍👦 🇺🇾 teatro'],
      ['lone surrogates', '\ud800 teatro \udc00'],
      ['bidi', '\u202eteatro\u202c'],
      ['10 kB of a word', 'a'.repeat(10_000)],
      ['10 kB of words', 'teatro '.repeat(1500)],
      ['10 kB of numbers', '12 '.repeat(3500)],
      ['10 kB of signs', '&/@'.repeat(3500)],
      ['zalgo', 't̷̡̛e̵̢̛a̶̧̛t̸̡̛r̵̢̛ơ̶̧'],
    ])('%s', async (_, text) => {
      for (const purpose of ['suggest', 'search', 'geocode'] as const) {
        expect(Array.isArray(await ask(text, { purpose }))).toBe(true)
      }
    })

    test('NFC and NFD, ß and ss, and Turkish İ match', async () => {
      for (const text of ['Solís', 'Größenwahn', 'Байтерек', 'İstanbul']) {
        expect(await ask(text.normalize('NFD'))).toEqual(await ask(text.normalize('NFC')))
      }
      const center = centers.berlin
      expect(await ask('Straße', { center })).toEqual(await ask('Strasse', { center }))
    })

    test('random text at random positions', async () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc
          .array(fc.constantFrom(...'teatro 18 "*&/ñß東京'), { maxLength: 30 })
          .map((all) => all.join('')),
      )
      const center = fc.record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      })
      await fc.assert(
        fc.asyncProperty(text, center, async (typed, from) => {
          const found = await ask(typed, { center: from })
          expect(found.length).toBeLessThanOrEqual(10)
          for (const { distance } of found) expect(distance).toBeGreaterThanOrEqual(0)
        }),
        { numRuns: 200 },
      )
    })
  })

  test('an aborted query is rejected', async () => {
    const request = {
      text: 'a',
      center: centers.berlin,
      purpose: 'suggest',
      offset: 0,
      limit: 1,
    } as const
    await expect(store().match(request, AbortSignal.abort())).rejects.toThrow(/abort/i)
  })
}
