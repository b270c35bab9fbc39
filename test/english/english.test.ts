import { expect, test } from 'vitest'
import { withoutExample } from '../../.scripts/check/english.ts'
import { findFaults } from '../../.scripts/english/findFaults.ts'

const messages = (file: string, text: string): string[] =>
  findFaults(file, text).map(({ line, message }) => `${line} ${message}`)

test.each([
  ['Each component has a door.', 'door'],
  ['The hook alone, without looks.', 'without looks'],
  ['A table of words in French.', 'table of words'],
  ['The words of the form.', 'words of the form'],
  ['## The rooms', 'The rooms'],
  ['The arrows between packages.', 'arrows between packages'],
  ['A failure is told once.', 'is told'],
  ['An address is said in the row.', 'is said'],
  ['An event tells the page.', 'tells the page'],
  ['The console tells the developer.', 'tells the developer'],
  ['The most telling name.', 'most telling'],
  ['A listener hears of it.', 'hears of'],
  ['It is loaded at every occasion.', 'occasion'],
  ['A route without wishes.', 'wishes'],
  ['Every find has a score.', 'Every find'],
  ['Rows at hand are narrowed.', 'at hand'],
  ['Each page has a twin.', 'twin'],
  ['The list is rendered anew.', 'anew'],
  ['The rows in sight.', 'in sight'],
  ['Escape calls it off.', 'calls it off'],
  ['A foreign text on one line.', 'foreign text'],
  ['A row of one’s own.', 'of one’s own'],
  ['Default: the word of the language.', 'the word of the language'],
  ['What cannot be read is left out.', 'left out'],
])('finds a private word in prose: %s', (text, word) => {
  const fault = expect.stringContaining(`1 "${word}"`)
  expect(messages('guide.mdx', text)).toEqual([fault])
  expect(messages('a.ts', `// ${text}\nexport const a = 1`)).toEqual([fault])
  expect(messages('a.css', `\n/* ${text} */`)).toEqual([expect.stringContaining(`2 "${word}"`)])
  expect(messages('a.tsx', `export const a = <p>\n{/* ${text} */}\n</p>`)).toEqual([
    expect.stringContaining(`2 "${word}"`),
  ])
})

test('ignores code in a page or a comment, and texts for users', () => {
  expect(messages('a.md', 'The prop `door`.\n\n```ts\n// A door.\n```\n')).toEqual([])
  expect(messages('a.ts', "/** The prop `door`. */\nexport const a = 'You were told.'")).toEqual([])
})

test('accepts the words of the field, and other meanings', () => {
  expect(
    messages('a.md', 'The entry point. It looks like a shop. They cannot be told apart.'),
  ).toEqual([])
})

test.each(["test('%s', run)", "it.skipIf(isSlow)('%s', run)", "describe.each(rows)('%s', run)"])(
  'finds a private word in a title: %s',
  (code) => {
    const written = `${code.replace('%s', 'a failure is told')}\n`
    expect(messages('a.test.ts', `\n${written}`)).toEqual([expect.stringContaining('2 "is told"')])
    expect(messages('a.ts', `log('a failure is told')`)).toEqual([])
  },
)

test.each([
  'isDoor',
  'TwinOf',
  'tellAll',
  'writeTwins',
  'Tell',
  'rowsAtHand',
  'told',
  'SheetRoom',
  'withoutWishes',
  'occasion',
])('finds a private word in an identifier: %s', (name) => {
  const fault = [expect.stringMatching(/^2 /)]
  expect(messages('a.ts', `\nexport const ${name} = 1`)).toEqual(fault)
  expect(messages('a.ts', `\nfunction a(${name}: number) {}`)).toEqual(fault)
  expect(messages('a.ts', `\ninterface A { readonly ${name}: string }`)).toEqual(fault)
})

test.each(['intelligence', 'Twinkle', 'outdoors', 'teller', 'looksLikePoint', 'doorway', 'heart'])(
  'accepts the identifier %s',
  (name) => {
    expect(messages('a.ts', `export const ${name} = 1`)).toEqual([])
  },
)

test.each(['What', 'How', 'Whether', 'Where', 'Tells', 'Lets'])(
  'finds a doc comment that begins with "%s',
  (word) => {
    const fault = [expect.stringContaining('A doc comment is a sentence')]
    expect(messages('a.ts', `/** ${word} it is. */\nexport const a = 1`)).toEqual(fault)
    expect(messages('a.ts', `/**\n * ${word} it is.\n */\nexport const a = 1`)).toEqual(fault)
    expect(messages('a.ts', `// ${word} it is.\nexport const a = 1`)).toEqual([])
  },
)

test('every public hook and component has an example', () => {
  const one = (name: string, text: string, isType = false) => ({
    name,
    text,
    isType,
    signature: '',
  })
  const exports = [
    one('A', 'A.\n\nExample:\n\n<A />'),
    one('Bare', 'No example.'),
    one('plain', ''),
    one('useB', ''),
    one('D', '', true),
  ]
  expect(withoutExample(exports)).toEqual(['Bare', 'useB'])
})
