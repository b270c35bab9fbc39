import { expect, test } from 'vitest'
import { isolate, partsOf, plainText } from './isolate.ts'

test('names are isolated from the text around them', () => {
  expect(partsOf(`Turn left onto ${isolate('left')} now`)).toEqual([
    { text: 'Turn left onto ', isName: false },
    { text: 'left', isName: true },
    { text: ' now', isName: false },
  ])
  expect(partsOf('Continue')).toEqual([{ text: 'Continue', isName: false }])
})

test('plain text isolates names only where both directions of writing occur', () => {
  expect(plainText(`Turn left onto ${isolate('Calle 1')}`)).toBe('Turn left onto Calle 1')
  const both = `Turn left onto ${isolate('שדרות רוטשילד')} 5`
  expect(plainText(both)).toBe(both)
})
