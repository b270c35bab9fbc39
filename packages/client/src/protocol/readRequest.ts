import type { Coordinate } from '../domain/coordinate.ts'
import type { ParameterSource } from './Parameter.ts'
import type { ProtocolOperation } from './ProtocolOperation.ts'
import { parseQuery } from './parseQuery.ts'

/** The parts of a request that are read. The `Request` of fetch has both. */
export interface RequestSource {
  readonly url: string
  readonly headers: Headers
}

interface Placed {
  readonly center: Coordinate
}

type OptionalCenter<Request extends Placed> = Omit<Request, 'center'> & {
  readonly center: Coordinate | undefined
}

/** The values of an operation's parameters. Throws a `ProtocolError` that names the first invalid one. */
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

/** The values of a search, whose center may be missing unless the service needs it. */
export function readSearch<Request extends Placed>(
  operation: ProtocolOperation<Request>,
  source: RequestSource,
  needsCenter = false,
): OptionalCenter<Request> {
  const { parameters } = operation
  const { center } = parameters
  const read = (from: ParameterSource): Coordinate | undefined =>
    needsCenter || from.query.has(center.name) ? center.read(from) : undefined
  return readRequest<OptionalCenter<Request>>(
    { ...operation, parameters: { ...parameters, center: { ...center, read } } },
    source,
  )
}

function fieldsOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[]
}
