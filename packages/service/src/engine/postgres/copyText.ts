/** A value of a loaded row. */
export type CopyValue = string | number | Uint8Array | null

/** A row as the text of COPY. */
export function copyLine(row: readonly CopyValue[]): string {
  return `${row.map(copyValue).join('\t')}\n`
}

function copyValue(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return value.replace(/[\b\f\n\r\t\v\\]/g, escaped)
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`
  return String(value)
}

const escapes: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
}

function escaped(character: string): string {
  return escapes[character] ?? character
}
