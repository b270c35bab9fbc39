import { expect, test } from 'vitest'
import { attributeKind, type Kind } from './AttributeKind.ts'

type Case = readonly [text: string | null, value: unknown]

const kinds: readonly (readonly [kind: Kind, cases: readonly Case[]])[] = [
  [
    'number',
    [
      ['3', 3],
      [' 2.5 ', 2.5],
      ['0', 0],
      ['', undefined],
      ['x', undefined],
    ],
  ],
  [
    'flag',
    [
      ['', true],
      ['true', true],
      ['false', false],
      [null, undefined],
    ],
  ],
  [
    'list',
    [
      ['UY US', ['UY', 'US']],
      [' UY,, US ', ['UY', 'US']],
      ['', []],
    ],
  ],
  [
    'frequency',
    [
      ['eager', 'eager'],
      ['250', { debounce: 250 }],
      ['0', { debounce: 0 }],
      ['often', undefined],
      ['', undefined],
    ],
  ],
  [
    'vehicle',
    [
      ['truck', { vehicle: 'truck' }],
      ['', { vehicle: undefined }],
    ],
  ],
  [
    'point',
    [
      ['-34.9, -56.2', { latitude: -34.9, longitude: -56.2 }],
      ['90,180', { latitude: 90, longitude: 180 }],
      ['91,0', undefined],
      ['1', undefined],
      ['1,', undefined],
      ['1,2,3', undefined],
    ],
  ],
  [
    ['a', 'b'],
    [
      ['b', 'b'],
      ['B', undefined],
      [null, undefined],
    ],
  ],
  [
    'reflected flag',
    [
      ['', true],
      ['false', true],
      [null, false],
    ],
  ],
]

test.each(kinds)('%s reads the text of an attribute', (kind, cases) => {
  for (const [text, value] of cases)
    expect([text, attributeKind(kind)?.read(text)]).toEqual([text, value])
})

test('writes a property as its attribute, or removes it', () => {
  const text = [0, '', null, undefined].map((value) =>
    attributeKind('reflected text')?.write?.(value),
  )
  expect(text).toEqual(['0', '', null, null])
  expect(
    [true, false, undefined].map((value) => attributeKind('reflected flag')?.write?.(value)),
  ).toEqual(['', null, null])
})
