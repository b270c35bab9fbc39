import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { root } from '../root.ts'
import type { Catalog, DocsPage } from './Catalog.ts'
import { type Blocks, blocksOf } from './markdownBlocks.ts'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

type Node = ReturnType<typeof parser.parse>['children'][number]
type Paragraph = Extract<Node, { type: 'paragraph' }>
export type Element = Extract<Node, { type: 'mdxJsxFlowElement' }>

/** The Markdown of an MDX page, with each block replaced by its content. */
export function markdownOfPage({ importPath }: DocsPage, catalog: Catalog): string {
  const text = readFileSync(join(root, importPath), 'utf8')
  return markdownOf(text, blocksOf(importPath, importsOf(importPath, text), catalog))
}

/** The Markdown of a page's text. */
function markdownOf(text: string, blocks: Blocks): string {
  const written = write(parser.parse(text).children, text, blocks)
  return `${written.replace(/\n{3,}/g, '\n\n').trim()}\n`
}

/** The text with its JSX nodes replaced. */
function write(nodes: readonly Node[], text: string, blocks: Blocks): string {
  let written = ''
  let done = 0
  for (const node of nodes) {
    const replaced = replacement(node, text, blocks)
    if (replaced === undefined) continue
    const [from, to] = spanOf(node)
    written += text.slice(done, from) + replaced
    done = to
  }
  return written + text.slice(done)
}

function replacement(node: Node, text: string, blocks: Blocks): string | undefined {
  if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression') return ''
  if (node.type === 'paragraph') return summary(node, text)
  if (node.type !== 'mdxJsxFlowElement') return undefined
  const block = blocks.get(node.name ?? '')
  if (block) return block(node)
  // A wrapper for styling is dropped, and its content stays.
  if (/^(div|details)$/.test(node.name ?? '')) {
    return node.children.map((child) => writtenAlone(child, text, blocks)).join('\n\n')
  }
  throw new Error(
    `<${node.name}> has no Markdown version: add it to .scripts/catalog/markdownBlocks.ts.`,
  )
}

function writtenAlone(node: Node, text: string, blocks: Blocks): string {
  return replacement(node, text, blocks) ?? text.slice(...spanOf(node))
}

/** The summary of a `<details>`; undefined for any other paragraph. */
function summary({ children }: Paragraph, text: string): string | undefined {
  const [first] = children
  if (first?.type !== 'mdxJsxTextElement' || first.name !== 'summary') return undefined
  const [start, end] = [first.children[0], first.children.at(-1)].map((node) => node?.position)
  return `**${text.slice(start?.start.offset, end?.end.offset)}**`
}

function spanOf({ position }: Node): readonly [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
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
