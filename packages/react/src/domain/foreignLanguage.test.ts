import { expect, test } from 'vitest'
import { foreignLanguage } from './foreignLanguage.ts'

test.each([
  ['Café Brasilero', 'URY', 'en', undefined],
  ['Café Brasilero', 'URY', 'fr', undefined],
  ['Café Brasilero', 'URY', 'ja', 'es'],
  ['Café Brasilero', undefined, 'ja', undefined],
  ['Кафе', 'KAZ', 'en', 'ru'],
  ['Кафе', 'UKR', 'en', 'uk'],
  ['Кафе', undefined, 'en', undefined],
  ['Кафе', 'UKR', 'ru', undefined],
  ['東京駅', 'JPN', 'en', 'ja'],
  ['東京駅', 'JPN', 'ja', undefined],
  ['東京駅', undefined, 'en', undefined],
  ['スターバックス 東京', undefined, 'en', 'ja'],
  ['北京', 'CHN', 'ja', 'zh-Hans'],
  ['北京', 'CHN', 'zh-CN', undefined],
  ['臺北', 'TWN', 'zh', 'zh-Hant'],
  ['漢江', 'KOR', 'ko', undefined],
  ['서울', undefined, 'zh', 'ko'],
  ['مقهى', 'MAR', 'en', 'ar'],
  ['مقهى', 'MAR', 'he', 'ar'],
  ['בית קפה', undefined, 'ar', 'he'],
  ['Αθήνα', 'GRC', 'de', 'el'],
  ['24', 'JPN', 'en', undefined],
  ['Кафе', 'XX-unknown', 'en', undefined],
])('the language of "%s" in %s, on a page in %s, is %s', (text, country, page, language) => {
  expect(foreignLanguage(text, country, page)).toBe(language)
})
