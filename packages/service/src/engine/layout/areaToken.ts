/** The word in the address of each record that lies inside of an area with a mapped border. No typed word is like it. */
export function areaToken(ref: string): string {
  return `@${ref}`
}

export function isAreaToken(word: string): boolean {
  return word.startsWith('@')
}
