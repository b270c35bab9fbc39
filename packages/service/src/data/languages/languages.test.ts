import { fold } from '@signpost/client/domain'
import { expect, test } from 'vitest'
import { topCategories } from '../../../../build/src/categories/topCategories.ts'
import { languages } from './index.ts'

const european = 'bg hr cs da nl en et fi fr de el hu ga it lv lt mt pl pt ro sk sl es sv'.split(
  ' ',
)
const others = 'ar tr ru uk kk ja zh ko'.split(' ')
const codes = new Set(topCategories.flatMap(({ presets }) => presets.split(/\s+/).filter(Boolean)))

test('has the languages of the European Union, and eight others', () => {
  expect(Object.keys(languages)).toEqual(expect.arrayContaining([...european, ...others]))
})

test.each(Object.entries(languages))(
  '%s has phrases for "near me", and names of kinds',
  (_, { modifiers = '', kinds = {} }) => {
    expect(modifiers.split(';').length).toBeGreaterThan(3)
    for (const [code, names] of Object.entries(kinds)) {
      expect(codes).toContain(code)
      expect(names).not.toMatch(/,(?! )|^ | $/)
    }
  },
)

test.each(Object.entries(languages))(
  '%s has short forms of one word, endings in pairs, and squares among its roads',
  (_, { roads = {}, short = {}, endings = '', plurals = '', squares = '' }) => {
    const words = [roads, endings].flatMap((all) => JSON.stringify(all).match(/[\p{L}\p{M}]+/gu))
    for (const square of squares.split(' ').filter(Boolean)) expect(words).toContain(square)
    for (const form of Object.keys({ ...roads, ...short }))
      expect(fold(form)).toMatch(/^[\p{L}\p{M}]+$/u)
    for (const ending of endings.split(' ').filter(Boolean)) expect(ending).toMatch(/^.{3,}>.+$/)
    for (const ending of plurals.split(' ').filter(Boolean))
      expect(ending).toMatch(/^[^>]+(>[^>]+)?$/)
  },
)
