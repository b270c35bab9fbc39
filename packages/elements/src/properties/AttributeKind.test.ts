import { expect, test } from 'vitest'
import {
  type AttributeKind,
  flag,
  frequency,
  number,
  oneOf,
  point,
  reflectedFlag,
  reflectedText,
  tokenList,
  vehicle,
} from './AttributeKind.ts'

type Case = readonly [text: string | null, value: unknown]

const kinds: readonly (readonly [name: string, kind: AttributeKind, cases: readonly Case[]])[] = [
  [
    'number',
    number,
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
    flag,
    [
      ['', true],
      ['true', true],
      ['false', false],
      [null, undefined],
    ],
  ],
  [
    'tokenList',
    tokenList,
    [
      ['UY US', ['UY', 'US']],
      [' UY,, US ', ['UY', 'US']],
      ['', []],
    ],
  ],
  [
    'frequency',
    frequency,
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
    vehicle,
    [
      ['truck', { vehicle: 'truck' }],
      ['', { vehicle: undefined }],
    ],
  ],
  [
    'point',
    point,
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
    'oneOf',
    oneOf('a', 'b'),
    [
      ['b', 'b'],
      ['B', undefined],
      [null, undefined],
    ],
  ],
  [
    'reflectedFlag',
    reflectedFlag,
    [
      ['', true],
      ['false', true],
      [null, false],
    ],
  ],
]

test.each(kinds)('%s reads the text of an attribute', (_, kind, cases) => {
  for (const [text, value] of cases) expect([text, kind.read(text)]).toEqual([text, value])
})

test('writes a property as its attribute, or removes it', () => {
  const text = [0, '', null, undefined].map((value) => reflectedText.write?.(value))
  expect(text).toEqual(['0', '', null, null])
  expect([true, false, undefined].map((value) => reflectedFlag.write?.(value))).toEqual([
    '',
    null,
    null,
  ])
})
