/** A name between the marks that keep its letters from turning those around it. Names themselves have no such marks: `roadLabel` took them. */
export function isolate(name: string): string {
  return `${open}${name}${close}`
}

export interface TextPart {
  readonly text: string
  readonly isName: boolean
}

/** A sentence in parts, so that its names can be in elements of their own. */
export function partsOf(sentence: string): TextPart[] {
  return sentence
    .split(marks)
    .map((text, index) => ({ text, isName: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** A sentence as text for anywhere. The marks stay only where letters run in both directions. */
export function plainText(sentence: string): string {
  return rightToLeft.test(sentence) ? sentence : sentence.replace(marks, '')
}

const open = '\u2068'
const close = '\u2069'
const marks = /[\u2068\u2069]/g
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
