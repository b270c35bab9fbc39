/** A value of a loaded row. */
export type CopyValue = string | number | Uint8Array | readonly number[] | null

/** A row as the text of COPY, exactly as PostgreSQL writes it, so that the sent rows can be compared with the stored ones. */
export function copyLine(row: readonly CopyValue[]): string {
  return `${row.map(copyValue).join('\t')}\n`
}

function copyValue(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'string') return value.replace(/[\b\f\n\r\t\v\\]/g, escaped)
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`
  return `{${value.join(',')}}`
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

/** The shortest decimal text of a number, with an exponent below 0.0001 and from 10 ** 15 on. */
export function numberText(value: number): string {
  const size = Math.abs(value)
  if (value === 0) return Object.is(value, -0) ? '-0' : '0'
  if (size >= 1e-4 && size < 1e15) return String(value)
  const [digits, exponent = '0'] = value.toExponential().split('e')
  const sign = exponent.startsWith('-') ? '-' : '+'
  return `${digits}e${sign}${exponent.replace(/^[-+]/, '').padStart(2, '0')}`
}
