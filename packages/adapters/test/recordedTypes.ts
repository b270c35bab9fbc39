import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../test/adapters/engines')

/** The fields of a value with their types, as `address.road: string`. In a record with an open set of names each name is `*`. */
export function typesOf(value: unknown, open: readonly string[] = [], path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => typesOf(item, open, path))
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`]
  return Object.entries(value).flatMap(([name, field]) => {
    const step = open.includes(path) ? '*' : name
    return typesOf(field, open, path === '' ? step : `${path}.${step}`)
  })
}

/** The fields of the answers that `bench engines` recorded from an engine. */
export function recordedTypes(engine: string, open?: readonly string[]): ReadonlySet<string> {
  const text = readFileSync(join(folder, `${engine}.json`), 'utf8')
  const recordings: Readonly<Record<string, { readonly body: unknown }>> = JSON.parse(text)
  return new Set(Object.values(recordings).flatMap(({ body }) => typesOf(body, open)))
}
