import type { Coordinate } from '../domain/coordinate.ts'
import type { ProtocolOperation } from './ProtocolOperation.ts'
import { parseQuery } from './parseQuery.ts'

/** The parts of a request that are read; a `Request` of fetch has both. */
export interface RequestSource {
  readonly url: string
  readonly headers: Headers
}

interface Placed {
  readonly center: Coordinate
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

/** The same for a search. Unless the service needs a centre, it is undefined in a request without one. */
export function readSearch<Request extends Placed>(
  operation: ProtocolOperation<Request>,
  source: RequestSource,
  needsCenter = false,
): Omit<Request, 'center'> & { readonly center: Coordinate | undefined } {
  const { url, headers } = source
  if (needsCenter || /[?&]search_center=/.test(url)) return readRequest(operation, source)
  // Read at a point that nobody asked for, which is then forgotten.
  const placed = { url: `${url}&search_center=0,0`, headers }
  return { ...readRequest(operation, placed), center: undefined }
}

function fieldsOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[]
}
