import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../root.ts'
import type { Catalog, DocsPage } from './Catalog.ts'
import { blocksOf } from './markdownBlocks.ts'

const fence = /(^```[\s\S]*?^```$)/m
const statement = /^import .*\n/gm
/** A wrapper for styling, whose content stays. */
const wrapper = /^<\/?div\b.*>\n/gm
const block = /^<(\w+)\b(.*)\/>$/gm

/** The Markdown of an MDX page, with each block, which is a line of its own, replaced by its content. */
export function markdownOfPage({ importPath }: DocsPage, catalog: Catalog): string {
  const text = readFileSync(join(root, importPath), 'utf8')
  const blocks = blocksOf(importPath, importsOf(importPath, text), catalog)
  const written = text
    .split(fence)
    .map((part, index) => {
      if (index % 2 === 1) return part
      return part
        .replace(statement, '')
        .replace(wrapper, '')
        .replace(block, (_, name: string, attributes: string) => {
          const write = blocks.get(name)
          if (write) return write(attributesIn(attributes))
          throw new Error(
            `<${name}> has no Markdown version: add it to .scripts/catalog/markdownBlocks.ts.`,
          )
        })
    })
    .join('')
  return `${written.replace(/\n{3,}/g, '\n\n').trim()}\n`
}

/** The attributes as written: `of={Stories.Default}` is "Stories.Default". */
function attributesIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/(\w+)=(?:"([^"]*)"|\{([\w.]+)\})/g)].map(([, name, words, code]) => [
      name,
      words ?? code,
    ]),
  )
}

/** The imports of a page by their local names, as paths from the root, and `path#name` for a named export of a module. */
function importsOf(page: string, text: string): ReadonlyMap<string, string> {
  const statements = text.matchAll(
    /^import (?:(?:\* as )?(\w+)|\{([^}]*)\}) from '(\.[^'?]+)(?:\?raw)?'$/gm,
  )
  return new Map(
    [...statements].flatMap(([, name, names = '', path = '']) => {
      const file = `./${posix.join(posix.dirname(page), path)}`
      if (name !== undefined) return [[name, file] as const]
      return names.split(',').map((one) => [one.trim(), `${file}#${one.trim()}`] as const)
    }),
  )
}
