/** The letters of the same keys, with a Latin and with Cyrillic keyboards: Russian and Ukrainian. */
const latin = 'qwertyuiopasdfghjklzxcvbnm'
const cyrillic = ['йцукенгшщзфывапролдячсмить', 'йцукенгшщзфівапролдячсмить']

const pairs = cyrillic.flatMap((letters) => [
  [latin, letters],
  [letters, latin],
])
const keys = pairs.map(([from = '', to = '']) => new Map([...from].map((key, at) => [key, to[at]])))

/** The words that the same keys type on another keyboard: `Мясницкая` for `vzcybwrfz`. None when a letter has no such key. */
export function onOtherKeyboard(word: string): string[] {
  const words = keys.map((key) => [...word].map((letter) => key.get(letter)))
  return words.flatMap((letters) => (letters.includes(undefined) ? [] : letters.join('')))
}
