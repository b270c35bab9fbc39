import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentParts } from '../../.storybook/reference/documentParts.ts'
import { gallery } from '../../.storybook/reference/gallery.ts'
import { notesText } from '../../.storybook/reference/notesText.ts'
import { sectionOf } from '../../.storybook/reference/sectionOf.ts'
import { apiReference } from '../api/apiReference.ts'
import { root } from '../root.ts'
import type { Catalog, StoryFile } from './Catalog.ts'
import { elementReference } from './elementReference.ts'
import { exampleOf } from './exampleOf.ts'
import type { Element } from './markdownOfPage.ts'
import { partsText, propsTable, referenceText, slotsText, tokensTable } from './reference.ts'

/** The Markdown of each block of a page, by the block's name. */
export type Blocks = ReadonlyMap<string, (element: Element) => string>

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

  const componentOf = (element: Element): string =>
    fileNamed(attribute(element, 'of').split('.')[0]).component

  const canvas = (element: Element): string => example(attribute(element, 'of'))

  function example(of: string): string {
    const [name, story = ''] = of.split('.')
    const file = fileNamed(name)
    const found = file.stories.find(({ id }) => id.endsWith(`--${kebab(story)}`))
    if (!found) throw new Error(`${page}: there is no story "${of}".`)
    return exampleOf(found, file)
  }

  const source = (element: Element): string =>
    `\`\`\`${attribute(element, 'language')}\n${textNamed(attribute(element, 'code'), page, imports).trimEnd()}\n\`\`\``

  const excerpt = (element: Element): string =>
    sectionOf(textNamed(attribute(element, 'of'), page, imports), attribute(element, 'section'))

  function reference(element: Element): string {
    const tag = attribute(element, 'tag')
    return tag === '' ? referenceText(componentOf(element)) : elementReference(tag)
  }

  /** A page of the repository, with the code of its stories. */
  function document(element: Element): string {
    const path = attribute(element, 'page')
    return documentParts(path, readFileSync(join(root, path), 'utf8'))
      .map((part) => ('text' in part ? part.text : example(part.story)))
      .join('')
  }

  return new Map([
    ['Meta', () => ''],
    ['Document', document],
    ['Api', (element) => apiReference(attribute(element, 'of'))],
    ['Hero', () => ''],
    ['Gallery', galleryText],
    ['Requests', () => ''],
    ['Search', () => ''],
    ['Canvas', canvas],
    ['Source', source],
    ['Excerpt', excerpt],
    ['ArgTypes', (element) => propsTable(componentOf(element))],
    ['Controls', (element) => propsTable(componentOf(element))],
    ['Reference', reference],
    ['Tokens', (element) => tokensTable(attribute(element, 'component') || undefined)],
    ['Slots', (element) => slotsText(attribute(element, 'component'))],
    ['Notes', (element) => notesText(attribute(element, 'component'))],
    ['Parts', (element) => partsText(attribute(element, 'component'))],
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
  return constant === undefined ? text : textOf(constant, text)
}

/** An attribute as written: `of={Stories.Default}` is "Stories.Default". */
function attribute({ attributes }: Element, wanted: string): string {
  for (const one of attributes) {
    if (one.type !== 'mdxJsxAttribute' || one.name !== wanted) continue
    return typeof one.value === 'object' ? (one.value?.value ?? '') : (one.value ?? '')
  }
  return ''
}

/** The template literal with a name in a module. */
function textOf(constant: string, text: string): string {
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
