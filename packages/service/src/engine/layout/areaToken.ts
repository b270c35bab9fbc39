/** The token in the address of each record inside an area with a mapped border. No typed word equals it. */
export function areaToken(ref: string): string {
  return `@${ref}`
}

export function isAreaToken(word: string): boolean {
  return word.startsWith('@')
}
