import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The files that name each language. */
const lists = [
  'packages/react/package.json',
  'packages/react/test/languages.ts',
  'packages/map/package.json',
  'packages/map/test/languages.ts',
  'packages/elements/src/settings/messagesFor.ts',
  '.storybook/messages.ts',
  'stories/explorer/main.tsx',
  'docs/guides/Localization.md',
]

const languages = ['react', 'map'].flatMap((name) =>
  readdirSync(join(root, 'packages', name, 'src/messages')).filter((file) =>
    /^[a-z]{2}\.ts$/.test(file),
  ),
)

test.each([...new Set(languages)])(
  '%s is a file of react and of map, and in every list',
  (file) => {
    expect(languages.filter((each) => each === file)).toHaveLength(2)
    const name = `messages/${file.slice(0, 2)}`
    const without = lists.filter((list) => {
      const text = readFileSync(join(root, list), 'utf8')
      return !new RegExp(`${name}\\b`).test(text)
    })
    expect(without).toEqual([])
  },
)
