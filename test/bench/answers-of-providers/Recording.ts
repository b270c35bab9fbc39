import type { OperationName } from '@signpost/client/domain'

/** A record of a provider's answer. */
export type Raw = Readonly<Record<string, unknown>>

/** A recorded answer of a provider, as it is in a file. */
export interface Recording {
  readonly provider: string
  readonly body?: unknown
  readonly text?: string
  readonly status?: number
  readonly operation?: OperationName
  readonly expected?: Raw
}

export type Verdict = 'right' | 'partly' | 'wrong' | 'other'

/** A fact from a provider, and the value that was read. A value of `undefined` is missing; one that differs from the fact is wrong. */
export interface Fact {
  readonly field: string
  readonly wrote: unknown
  readonly read: unknown
  /** True when the fact holds. By default both must be equal. */
  readonly holds?: boolean
}

export function rawOf(value: unknown): Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {}
}

export function rawsOf(value: unknown): readonly Raw[] {
  return Array.isArray(value) ? value.map(rawOf) : []
}

/** The value at a path of fields: `at(place, 'address.street')`. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((found: unknown, name) => rawOf(found)[name], value)
}

/** The text at the first path that has one. */
export function textAt(value: unknown, ...paths: readonly string[]): string | undefined {
  const texts = paths.map((path) => at(value, path))
  const found = texts.find((text) => text !== undefined && text !== null && `${text}`.trim() !== '')
  return found === undefined ? undefined : `${found}`.trim()
}
