import { expect, test } from 'vitest'
import { isolate, partsOf, plainText } from './isolate.ts'

test('names stand apart from the words around them', () => {
  expect(partsOf(`Turn left onto ${isolate('left')} now`)).toEqual([
    { text: 'Turn left onto ', isName: false },
    { text: 'left', isName: true },
    { text: ' now', isName: false },
  ])
  expect(partsOf('Continue')).toEqual([{ text: 'Continue', isName: false }])
})

test('as text, names are marked only where letters run in both directions', () => {
  expect(plainText(`Turn left onto ${isolate('Calle 1')}`)).toBe('Turn left onto Calle 1')
  const both = `Turn left onto ${isolate('שדרות רוטשילד')} 5`
  expect(plainText(both)).toBe(both)
})
