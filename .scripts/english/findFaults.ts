import { parseSync } from 'vite'
import { fragments, privateNames, privateWords } from './privateWords.ts'

/** A place in a file that breaks a rule of our English. */
export interface Fault {
  readonly line: number
  readonly message: string
}

/** Finds private words in a page or drawing, in the comments of a stylesheet, and in the comments, identifiers and test titles of a module, and doc comments that are fragments. */
export function findFaults(file: string, text: string): Fault[] {
  const found = /\.(mdx?|svg)$/.test(file)
    ? inProse(withoutCode(text), 0)
    : /\.css$/.test(file)
      ? inStyles(text)
      : inModule(file, text)
  return found.map(({ at, message }) => ({ line: text.slice(0, at).split('\n').length, message }))
}

interface Found {
  readonly at: number
  readonly message: string
}

function inStyles(text: string): Found[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap(({ 0: comment, index }) =>
    inProse(comment, index),
  )
}

function inModule(file: string, text: string): Found[] {
  const { comments, program } = parseSync(file, text)
  const names = identifiersIn(program).flatMap(({ name, start }) =>
    privateNames.test(name)
      ? [{ at: start, message: `The name "${name}" has a private word.` }]
      : [],
  )
  const prose = comments.flatMap(({ start, value }) => [
    ...inProse(withoutCode(value), start + 2),
    ...(fragments.test(value)
      ? [{ at: start, message: 'A doc comment is a sentence: "The …", "Returns …".' }]
      : []),
  ])
  const titles = titlesIn(program).flatMap(({ text: title, start }) => inProse(title, start + 1))
  return [...names, ...prose, ...titles]
}

interface Identifier {
  readonly name: string
  readonly start: number
}

/** The identifiers of a syntax tree: of variables, properties and types. */
function identifiersIn(node: unknown): Identifier[] {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(identifiersIn)
  return isIdentifier(node) ? [node, ...below] : below
}

function isIdentifier(node: object): node is Identifier {
  return 'type' in node && (node.type === 'Identifier' || node.type === 'JSXIdentifier')
}

/** The titles of tests and test groups in a syntax tree: of `test`, `it` and `describe`, with `each` and the like. */
function titlesIn(node: unknown): { readonly text: string; readonly start: number }[] {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(titlesIn)
  if (!('type' in node && node.type === 'CallExpression' && 'callee' in node)) return below
  const [title] = 'arguments' in node && Array.isArray(node.arguments) ? node.arguments : []
  const isTitle = testFunctions.has(rootOf(node.callee)) && typeof title?.value === 'string'
  return isTitle ? [{ text: title.value, start: title.start }, ...below] : below
}

const testFunctions: ReadonlySet<unknown> = new Set(['test', 'it', 'describe'])

/** The first name of a called expression: `test` of `test.each(rows)`. */
function rootOf(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return undefined
  if ('object' in node) return rootOf(node.object)
  if ('callee' in node) return rootOf(node.callee)
  return 'name' in node ? node.name : undefined
}

function inProse(text: string, offset: number): Found[] {
  return privateWords.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
      at: offset + index,
      message: `"${word}": ${instead}.`,
    })),
  )
}

/** The text with its code blanked out, so that all positions stay the same. */
function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, '`'))
}
