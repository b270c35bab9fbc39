import { expect, test } from 'vitest'
import { apiReference, entryPoints } from '../../.scripts/api/apiReference.ts'
import { readReference } from '../../.storybook/reference/readReference.ts'

test('a reference has each export once, with its text and first sentence, and the entry points apart', () => {
  const { entries, chapters } = readReference(apiReference('client'))
  expect(entries.map(({ name }) => name)).toEqual([...entryPoints('client').keys()])
  expect(chapters.map(({ title }) => title)).toContain('Functions and values')
  const items = chapters.flatMap(({ items }) => items)
  const names = [...entryPoints('client').values()].flatMap((exports) => [...exports.keys()])
  expect(items.map(({ name }) => name).sort()).toEqual([...new Set(names)].sort())
  const client = items.find(({ name }) => name === 'createGeoClient')
  expect(client?.summary).toMatch(/^[A-Z][^`]*\.$/)
  expect(client?.text).toContain("import { createGeoClient } from '@signpost/client'")
})

test('an export without a description has no summary, and headings in code are no exports', () => {
  const text = '## Functions\n\n### a\n\n```ts\nimport a\n```\n\n### b\n\nReads `x`: one of two.\n'
  expect(readReference(text).chapters).toEqual([
    {
      title: 'Functions',
      items: [
        { name: 'a', summary: '', text: '```ts\nimport a\n```' },
        { name: 'b', summary: 'Reads x.', text: 'Reads `x`: one of two.' },
      ],
    },
  ])
})
