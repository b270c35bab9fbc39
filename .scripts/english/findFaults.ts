import { parseSync, Visitor } from 'rolldown/utils'
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
  const inCode: Found[] = []
  const findName = ({ name, start }: { name: string; start: number }): void => {
    if (!privateNames.test(name)) return
    inCode.push({ at: start, message: `The name "${name}" has a private word.` })
  }
  new Visitor({
    Identifier: findName,
    JSXIdentifier: findName,
    CallExpression({ callee, arguments: [title] }) {
      if (!testCall.test(text.slice(callee.start, callee.end))) return
      if (title?.type === 'Literal' && typeof title.value === 'string')
        inCode.push(...inProse(title.value, title.start + 1))
    },
  }).visit(program)
  return [...inCode, ...inComments]
}

/** The start of a call that defines a test: `test(`, `it.each(…)(`. */
const testCall = /^(?:test|it|describe)\b/

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
