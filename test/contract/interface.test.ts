import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as protocol from '@signpost/client/protocol'
import { expect, test } from 'vitest'
import { interfaceDocument, openApiText } from '../../.scripts/interface/openApi.ts'
import { interfacePage } from '../../.scripts/interface/page.ts'
import { root } from '../../.scripts/root.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

test('openapi.json of the client and the page of the interface are up to date: `npx -y pnpm@12 guides` writes them', () => {
  expect(read('packages/client/openapi.json')).toBe(openApiText())
  expect(read('docs/interface.md')).toBe(interfacePage())
})

test.each([
  protocol.suggestions,
  protocol.search,
  protocol.reverseGeocode,
  protocol.brandList,
  protocol.categoryList,
  protocol.directions,
] as const)('$path: the document and the page have every parameter of the table', (operation) => {
  const table = protocol.parametersOf<object>(operation).map(({ name }) => name)
  const described = interfaceDocument().paths[operation.path]?.get.parameters ?? []
  expect(described.map(({ name }) => name)).toEqual(expect.arrayContaining(table))
  const chapter = interfacePage().split(`{base_url}${operation.path}`)[1]?.split('\n## ')[0] ?? ''
  for (const name of table) expect(chapter).toContain(`| \`${name}\` |`)
})

test('the page of `wire` names every option of `wire`', () => {
  const readme = read('docs/guides/WireOptions.md')
  const options = read('packages/client/src/wireOptions.ts').matchAll(/^ {2}readonly (\w+)\??:/gm)
  for (const [, option] of options) expect(readme).toContain(`\`${option}\``)
})
