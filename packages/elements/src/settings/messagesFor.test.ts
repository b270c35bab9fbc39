import { expect, test } from 'vitest'
import { messagesFor } from './messagesFor.ts'

async function searchLabel(language: string): Promise<string | undefined> {
  await messagesFor(language)
  const messages = messagesFor(language)
  return 'placeSearch' in messages ? messages.placeSearch?.label : undefined
}

test.each([
  ['zh', '搜索地点'],
  ['zh-Hans', '搜索地点'],
  ['zh-CN', '搜索地点'],
  ['zh-Hans-HK', '搜索地点'],
  ['pt-BR', 'Pesquisar um lugar'],
  ['he-IL', 'חיפוש מקום'],
  ['RU', 'Поиск места'],
])('%s has its own messages', async (language, label) => {
  expect(await searchLabel(language)).toBe(label)
})

test.each(['zh-TW', 'zh-Hant', 'zh-HK', 'zh-Hant-MO', 'cs', 'en-US'])(
  '%s falls back to English',
  (language) => {
    expect(messagesFor(language)).toEqual({})
  },
)
