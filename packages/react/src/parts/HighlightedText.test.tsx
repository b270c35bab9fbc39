import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HighlightedText } from './HighlightedText.tsx'

const markup = (text: string, typed: string): string =>
  renderToStaticMarkup(<HighlightedText text={text} typed={typed} />).replaceAll(/<\/?span>/g, '')

test.each([
  ['Teatro Solís', 'tea', '<mark>Tea</mark>tro Solís'],
  ['Teatro Solís', 'solis te', '<mark>Te</mark>atro <mark>Solís</mark>'],
  ['مسرح سوليس', 'سول', 'مسرح <mark>سول</mark>يس'],
  ['東京都庁', '都庁', '東京<mark>都庁</mark>'],
  ['Straße', 'strass', '<mark>Straß</mark>e'],
  ['👩🏽‍🚀 Bar', 'bar', '👩🏽‍🚀 <mark>Bar</mark>'],
  ['Café', '', 'Café'],
  ['Café', 'x', 'Café'],
])('marks in %s the typed text: %s', (text, typed, expected) => {
  expect(markup(text, typed)).toBe(expected)
})

test('HTML and entities: literal', () => {
  expect(markup('<b>Bar</b> &amp; <script>', 'bar')).toBe(
    '&lt;b&gt;<mark>Bar</mark>&lt;/b&gt; &amp;amp; &lt;script&gt;',
  )
})

test('highlighting `a+b(c`: no throw', () => {
  expect(markup('a+b(c', 'a+b(c')).toContain('<mark>')
  expect(markup('Bar', '(((((')).toBe('Bar')
})

test('the text is marked and never changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      const plain = markup(text, typed).replaceAll(/<\/?mark>/g, '')
      expect(plain).toBe(markup(text, ''))
    }),
  )
})

test('5,000 characters: all are rendered, and marked only where they are visible', () => {
  const shown = markup('Llan '.repeat(1000), 'llan')
  expect(shown.replaceAll(/<\/?mark>/g, '')).toBe('Llan '.repeat(1000))
  expect(shown.match(/<mark>/g)?.length).toBe(60)
})
