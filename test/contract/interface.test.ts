import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as protocol from '@signpost/client/protocol'
import { expect, test } from 'vitest'
import { interfaceDocument, openApiText, serviceDocument } from '../../.scripts/guides/openApi.ts'
import { root } from '../../.scripts/root.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The page, with its words as in the descriptions of the document. */
const page = read('docs/interface.md').replaceAll('\\|', '|')
const { paths, components } = interfaceDocument()

/** The part of the page between a text and the next heading. */
const chapterAt = (text: string): string => page.split(text)[1]?.split(/\n##+ /)[0] ?? ''
/** The names in the first column of a chapter's table. */
const namesIn = (chapter: string): string[] =>
  [...chapter.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  )
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')
/** A text whose numbers are not set as code. */
const plain = (text: string): string => text.replace(/`(\d+)`/g, '$1')

test('openapi.json of the client is up to date: `npx -y pnpm@12 guides` writes it', () => {
  expect(read('packages/client/openapi.json')).toBe(openApiText())
})

test.each([
  protocol.suggestions,
  protocol.search,
  protocol.reverseGeocode,
  protocol.brandList,
  protocol.categoryList,
  protocol.directions,
] as const)('$path: the document has every parameter of the table', (operation) => {
  const table = protocol.parametersOf<object>(operation).map(({ name }) => name)
  expect(parametersAt(operation.path).map(({ name }) => name)).toEqual(
    expect.arrayContaining(table),
  )
})

test.each(Object.keys(paths))(
  '%s: the page has its parameters, as the document describes them',
  (path) => {
    const chapter = chapterAt(`{base_url}${path}`)
    const parameters = parametersAt(path)
    expect(namesIn(chapter)).toEqual(parameters.map(({ name }) => name))
    for (const { name, required, description, schema } of parameters) {
      const row = chapter.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
      expect(row).toContain(`| ${required ? 'yes' : 'no'} |`)
      expect(plain(row ?? '')).toContain(plain(oneLine(description)))
      if (schema.default !== undefined)
        expect(row).toContain(`Default: \`${schema.default || '""'}\`.`)
    }
  },
)

test.each(Object.entries(components.schemas).filter(([name]) => name !== 'Error'))(
  '%s: the page has the fields of the record, as the document describes them',
  (name, { properties = {} }) => {
    const chapter = chapterAt(`\n### ${name}\n`)
    const fields = Object.entries(properties).filter(([field]) => field !== 'debug')
    expect(namesIn(chapter)).toEqual(fields.map(([field]) => field))
    for (const [, { description = '' }] of fields)
      expect(plain(chapter)).toContain(plain(oneLine(description)))
  },
)

test('the page lists the paths that the service of Signpost has beside the interface', () => {
  const own = Object.keys(serviceDocument.paths).filter((path) => !path.startsWith('/geo/v2/'))
  expect(namesIn(chapterAt('\n## The service of Signpost\n'))).toEqual(own)
})

test('the page of `wire` names every option of `wire`', () => {
  const readme = read('docs/guides/WireOptions.md')
  const options = read('packages/client/src/wireOptions.ts').matchAll(/^ {2}readonly (\w+)\??:/gm)
  for (const [, option] of options) expect(readme).toContain(`\`${option}\``)
})

interface Parameter {
  readonly name: string
  readonly required?: boolean
  readonly description: string
  readonly schema: { readonly default?: string | number }
}

/** The parameters of a path in the document. */
function parametersAt(path: string): readonly Parameter[] {
  const { get }: { get?: { parameters?: readonly Parameter[] } } = paths[path] ?? {}
  return get?.parameters ?? []
}
