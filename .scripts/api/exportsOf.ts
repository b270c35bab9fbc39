import { relative } from 'node:path'
import type { Node } from 'typescript/unstable/ast'
import {
  isClassDeclaration,
  isFunctionLikeDeclaration,
  isPropertyDeclaration,
  isSourceFile,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import type { Symbol as Named } from 'typescript/unstable/sync'
import type { Types } from '../elements/readTypes.ts'
import { root } from '../root.ts'

/** An export of an entry point, as declared in its source. */
export interface Export {
  readonly name: string
  /** True for an export that can only be imported as a type. */
  readonly isType: boolean
  /** The doc comment as Markdown, with the code of its `@example`; empty without one. */
  readonly text: string
  /** The declaration without bodies and values. */
  readonly signature: string
}

/** Every export of a module by name, wherever it is declared. */
export function exportsOf(file: string, types: Types): ReadonlyMap<string, Export> {
  const all = types.exportsOf(file)
  return new Map(
    all.map(({ name, declared, isType }) => [name, { name, isType, ...describe(declared, types) }]),
  )
}

function describe(declared: Named, types: Types): Pick<Export, 'text' | 'signature'> {
  const nodes = types.nodesOf(declared)
  const file = nodes[0]?.getSourceFile().fileName ?? ''
  const [, other] = file.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? []
  const isModule = nodes.some(isSourceFile)
  if (other !== undefined || isModule) {
    return { text: `See \`${other ?? relative(root, file)}\`.`, signature: '' }
  }
  return { text: types.markdownOf(declared), signature: nodes.map(signatureOf).join('\n') }
}

/** The text of a declaration without its body or value. */
function signatureOf(node: Node): string {
  if (isClassDeclaration(node)) {
    const members = node.members.filter(isPublic).map((member) => `  ${signatureOf(member)}`)
    return `${textOf(node, node.members.pos)}\n${members.join('\n')}\n}`
  }
  if (isFunctionLikeDeclaration(node)) return textOf(node, node.body?.pos)
  if (isPropertyDeclaration(node)) return textOf(node, node.initializer?.pos)
  if (!isVariableDeclaration(node)) return textOf(node)
  // A literal has an obvious type.
  return `const ${textOf(node, node.type && node.initializer?.pos)}`
}

function isPublic(member: Node): boolean {
  return !/^(private |((static|readonly|async|get|set) )*#)/.test(member.getText())
}

/** The text of a node until a position. */
function textOf(node: Node, end: number = node.end): string {
  const text = node.getSourceFile().text.slice(node.getStart(), end)
  return text.replace(/^export (default )?/, '').replace(/\s*=?\s*$/, '')
}
