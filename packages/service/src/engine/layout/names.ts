/** The names of a doc as stored in its column: one name on each line, with an empty line before the names that count less. */
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
