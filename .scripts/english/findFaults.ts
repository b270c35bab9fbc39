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
    ? inProse(text, 0)
    : /\.css$/.test(file)
      ? [...text.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap(({ 0: one, index }) => inProse(one, index))
      : inModule(file, text)
  return found.map(({ at, message }) => ({ line: text.slice(0, at).split('\n').length, message }))
}

interface Found {
  readonly at: number
  readonly message: string
}

function inModule(file: string, text: string): Found[] {
  const { comments, program } = parseSync(file, text)
  const inComments = comments.flatMap(({ start, value }) => [
    ...inProse(value, start + 2),
    ...(fragments.test(value)
      ? [{ at: start, message: 'A doc comment is a sentence: "The …", "Returns …".' }]
      : []),
  ])
  const inCode = nodesIn(program).flatMap((node): Found[] => {
    const { type, name = '', start = 0 } = node
    if (/^(JSX)?Identifier$/.test(String(type)) && privateNames.test(name))
      return [{ at: start, message: `The name "${name}" has a private word.` }]
    const [title] = node.arguments ?? []
    const isTitle = type === 'CallExpression' && testFunctions.has(rootOf(node.callee))
    return isTitle && typeof title?.value === 'string'
      ? inProse(title.value, (title.start ?? 0) + 1)
      : []
  })
  return [...inCode, ...inComments]
}

const testFunctions: ReadonlySet<string> = new Set(['test', 'it', 'describe'])

/** The properties of a node of a syntax tree that are read here. */
interface Node {
  readonly type?: unknown
  readonly start?: number
  readonly name?: string
  readonly value?: unknown
  readonly arguments?: readonly Node[]
  readonly callee?: Node
  readonly object?: Node
}

/** A node, and all nodes below it. */
function nodesIn(node: unknown, found: Node[] = []): Node[] {
  if (typeof node !== 'object' || node === null) return found
  found.push(node)
  for (const inner of Object.values(node)) nodesIn(inner, found)
  return found
}

/** The first name of a called expression: `test` of `test.each(rows)`. */
function rootOf({ object, callee, name = '' }: Node = {}): string {
  const inner = object ?? callee
  return inner ? rootOf(inner) : name
}

/** The private words of a text outside its code. */
function inProse(text: string, offset: number): Found[] {
  // Code is blanked out, so that all positions stay the same.
  const prose = text.replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, '`'))
  return privateWords.flatMap(({ pattern, instead }) =>
    [...prose.matchAll(pattern)].map(({ 0: word, index }) => ({
      at: offset + index,
      message: `"${word}": ${instead}.`,
    })),
  )
}
