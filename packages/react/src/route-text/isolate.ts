/** A name between Unicode isolates, so that its direction does not affect the text around it. Names themselves contain none: `roadLabel` removed them. */
export function isolate(name: string): string {
  return `${open}${name}${close}`
}

export interface TextPart {
  readonly text: string
  readonly isName: boolean
}

/** A sentence in parts, so that each name can be in its own element. */
export function partsOf(sentence: string): TextPart[] {
  return sentence
    .split(marks)
    .map((text, index) => ({ text, isName: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** A sentence as plain text. The isolates are kept only if it has letters of both directions. */
export function plainText(sentence: string): string {
  return rightToLeft.test(sentence) ? sentence : sentence.replace(marks, '')
}

const open = '\u2068'
const close = '\u2069'
const marks = /[\u2068\u2069]/g
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
