import { describe, expect, it } from 'vitest'
import { pickName } from './pickName.ts'

const names = ['es-ES', 'fr-CH', 'en-GB', 'fr-FR', 'en-US'].map((language) => ({ language }))

describe('pickName', () => {
  it.each([
    ['the very language', 'fr-FR', 'fr-FR'],
    ['whatever the case and the dash', 'FR_fr', 'fr-FR'],
    ['the same first part', 'fr-CA', 'fr-CH'],
    ['two letters', 'es', 'es-ES'],
    ['two letters of English', 'en', 'en-GB'],
    ['English for another language', 'ja-JP', 'en-GB'],
    ['English for a longer code that only begins alike', 'frr', 'en-GB'],
    ['English for no language', undefined, 'en-GB'],
  ])('finds %s', (_, language, picked) => {
    expect(pickName(names, language)?.language).toBe(picked)
  })

  it('matches a short language tag with a longer one', () => {
    expect(pickName([{ language: 'de' }, { language: 'it' }], 'it-IT')).toEqual({ language: 'it' })
  })

  it('falls back to the first name, and to none', () => {
    expect(pickName([{ language: 'ja' }, { language: 'de' }], 'fr')).toEqual({ language: 'ja' })
    expect(pickName([{}], 'fr')).toEqual({})
    expect(pickName([], 'fr')).toBeUndefined()
  })

  it('without a requested language, does not prefer a name without a language', () => {
    const unnamed: { language?: string }[] = [{}, { language: 'en' }]
    expect(pickName(unnamed, 'de')).toEqual({ language: 'en' })
    expect(pickName(unnamed, undefined)).toEqual({ language: 'en' })
  })
})
