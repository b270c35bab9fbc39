import type { ProtocolOperation } from './ProtocolOperation.ts'
import { parseQuery } from './parseQuery.ts'

/** The parts of a request that are read; a `Request` of fetch has both. */
export interface RequestSource {
  readonly url: string
  readonly headers: Headers
}

/** The values of an operation's parameters; throws a `ProtocolError` that names the first one that cannot be used. */
export function readRequest<Request extends object>(
  operation: ProtocolOperation<Request>,
  { url, headers }: RequestSource,
): Request {
  const { parameters } = operation
  const source = { query: parseQuery(url), headers }
  const values: Partial<Request> = {}
  for (const field of fieldsOf(parameters)) values[field] = parameters[field].read(source)
  // Every field has been read: the table has one parameter for each.
  const request = values as Request
  operation.check?.(request)
  return request
}

function fieldsOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[]
}
