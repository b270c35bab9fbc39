import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentParts } from '../../.storybook/reference/documentParts.ts'
import { gallery } from '../../.storybook/reference/gallery.ts'
import { sectionOf } from '../../.storybook/reference/sectionOf.ts'
import { apiReference } from '../api/apiReference.ts'
import { root } from '../root.ts'
import type { Catalog, StoryFile } from './Catalog.ts'
import { elementReference } from './elementReference.ts'
import { exampleOf } from './exampleOf.ts'
import { tokensTable } from './reference.ts'

type Attributes = Readonly<Record<string, string>>

/** The Markdown of each block of a page, by the block's name. */
export type Blocks = ReadonlyMap<string, (attributes: Attributes) => string>

/** The blocks of a page, which imports files of stories. */
export function blocksOf(
  page: string,
  imports: ReadonlyMap<string, string>,
  { storyFiles }: Catalog,
): Blocks {
  function fileNamed(name = ''): StoryFile {
    const file = storyFiles.get(imports.get(name) ?? '')
    if (!file) throw new Error(`${page}: "${name}" is not a file of stories.`)
    return file
  }

  function example(of: string): string {
    const [name, story = ''] = of.split('.')
    const file = fileNamed(name)
    const found = file.stories.find(({ id }) => id.endsWith(`--${kebab(story)}`))
    if (!found) throw new Error(`${page}: there is no story "${of}".`)
    return exampleOf(found, file)
  }

  /** A page of the repository, with the code of its stories. */
  function document(path: string): string {
    return documentParts(path, readFileSync(join(root, path), 'utf8'))
      .map((part) => ('text' in part ? part.text : example(part.story)))
      .join('')
  }

  const textOf = (name: string): string => textNamed(name, page, imports)

  return new Map<string, (attributes: Attributes) => string>([
    ['Meta', () => ''],
    ['Document', ({ page: path = '' }) => document(path)],
    ['Api', ({ of = '' }) => apiReference(of)],
    ['Hero', () => ''],
    ['Gallery', galleryText],
    ['Requests', () => ''],
    ['Search', () => ''],
    ['Canvas', ({ of = '' }) => example(of)],
    ['Source', ({ language, code = '' }) => `\`\`\`${language}\n${textOf(code).trimEnd()}\n\`\`\``],
    ['Excerpt', ({ of = '', section = '' }) => sectionOf(textOf(of), section)],
    ['Reference', ({ tag = '' }) => elementReference(tag)],
    ['Tokens', () => tokensTable()],
  ])
}

/** The list of components, each with a link to its page. */
function galleryText(): string {
  return gallery
    .map(({ name, page, text }) => `- [${name}](?path=/docs/${page}) ${text}`)
    .join('\n')
}

/** The text that a page imports by a name. */
function textNamed(name: string, page: string, imports: ReadonlyMap<string, string>): string {
  const [file, constant] = imports.get(name)?.split('#') ?? []
  if (file === undefined) throw new Error(`${page}: "${name}" is not a file.`)
  const text = readFileSync(join(root, file), 'utf8')
  return constant === undefined ? text : constantIn(constant, text)
}

/** The template literal with a name in a module. */
function constantIn(constant: string, text: string): string {
  const found = text.match(new RegExp(`export const ${constant} = \`([^\`]*)\``))?.[1]
  if (found === undefined) throw new Error(`There is no text named "${constant}".`)
  return found
}

/** The name of a story as in its id. */
function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
}
