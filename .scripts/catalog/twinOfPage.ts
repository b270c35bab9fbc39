import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { root } from '../root.ts'
import type { Catalog, DocsPage } from './Catalog.ts'
import { type Blocks, blocksOf } from './twinBlocks.ts'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

type Node = ReturnType<typeof parser.parse>['children'][number]
export type Element = Extract<Node, { type: 'mdxJsxFlowElement' }>

/** The twin of a page of words: its Markdown as it stands, with each block replaced by what it shows. */
export function twinOfPage({ importPath }: DocsPage, catalog: Catalog): string {
  const text = readFileSync(join(root, importPath), 'utf8')
  const blocks = blocksOf(importPath, importsOf(importPath, text), catalog)
  const written = write(parser.parse(text).children, text, [0, text.length], blocks)
  return `${written.replace(/\n{3,}/g, '\n\n').trim()}\n`
}

type Span = readonly [start: number, end: number]

/** The text of a span, with what is no Markdown in it replaced. */
function write(nodes: readonly Node[], text: string, [start, end]: Span, blocks: Blocks): string {
  let written = ''
  let done = start
  for (const node of nodes) {
    const replaced = replacement(node, text, blocks)
    if (replaced === undefined) continue
    const [from, to] = spanOf([node])
    written += text.slice(done, from) + replaced
    done = to
  }
  return written + text.slice(done, end)
}

function replacement(node: Node, text: string, blocks: Blocks): string | undefined {
  if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression') return ''
  if (node.type !== 'mdxJsxFlowElement') return undefined
  const block = blocks.get(node.name ?? '')
  if (block) return block(node)
  // A wrapper, for its looks: what is in it stays.
  if (node.name === 'div') return write(node.children, text, spanOf(node.children), blocks)
  throw new Error(
    `<${node.name}> has no twin: .scripts/catalog/twinBlocks.ts knows those that have.`,
  )
}

function spanOf(nodes: readonly Node[]): Span {
  return [nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0]
}

/** The files that a page imports, by the name that it gives them, as paths from the root. */
function importsOf(page: string, text: string): ReadonlyMap<string, string> {
  const statements = text.matchAll(/^import (?:\* as )?(\w+) from '(\.[^'?]+)(?:\?raw)?'$/gm)
  return new Map(
    [...statements].map(([, name = '', path = '']) => [
      name,
      `./${posix.join(posix.dirname(page), path)}`,
    ]),
  )
}
