/** The names of a doc as its column holds them: one a line, an empty line before those that say less. */
export function writeNames(
  names: readonly (readonly string[])[],
  aliases: readonly (readonly string[])[],
): string {
  const lines = (list: typeof names) => list.map((tokens) => tokens.join(' '))
  return [...lines(names), '', ...lines(aliases)].join('\n')
}

/** The names and the aliases of a doc, each as its tokens. */
export function readNames(column: string): { names: string[][]; aliases: string[][] } {
  const lines = column.split('\n')
  const end = lines.indexOf('')
  const tokens = (line: string) => line.split(' ')
  return { names: lines.slice(0, end).map(tokens), aliases: lines.slice(end + 1).map(tokens) }
}
