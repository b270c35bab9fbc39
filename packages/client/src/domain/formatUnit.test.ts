import { expect, test } from 'vitest'
import { normalizeSpaces } from './formatUnit.ts'

test('replaces every kind of space with an ordinary one, and changes nothing else', () => {
  expect(normalizeSpaces('1\u202f234\u00a0km\u2009h\u3000 x')).toBe('1 234 km h  x')
  expect(normalizeSpaces('a\nb\tc\u200bd')).toBe('a\nb\tc\u200bd')
})
