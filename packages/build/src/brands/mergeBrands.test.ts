import { expect, test } from 'vitest'
import { languageOf } from './mergeBrands.ts'

test.each<[string, string[], string]>([
  ['ANCAP', ['URY'], 'es'],
  ['Shell', [], 'en'],
  ['Shell', ['DEU', 'FRA'], 'en'],
  ['Магнит', ['RUS', 'KAZ'], 'ru'],
  ['Фантастико', ['BGR'], 'bg'],
  ['マクドナルド', [], 'ja'],
  ['麥當勞', [], 'zh'],
  ['맥도날드', ['KOR'], 'ko'],
  ['ماكدونالدز', [], 'ar'],
  ['Sinooil', ['KAZ'], 'en'],
])('reads the language of %s in %j as %s', (name, countries, language) => {
  expect(languageOf(name, countries)).toBe(language)
})
