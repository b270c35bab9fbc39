import type { Parameter } from './Parameter.ts'
import { parseQuery } from './parseQuery.ts'

/** One operation of the interface: its path, and the table of its parameters, from which a `Request` is read. */
export interface ProtocolOperation<Request extends object> {
  readonly path: `/geo/v2/${OperationPath}/json`
  readonly parameters: { readonly [Field in keyof Request]-?: Parameter<Request[Field]> }
  /** Throws a `ProtocolError` for values that cannot be used together. */
  check?(request: Request): void
}

/** The parameters of an operation, in the order in which they are read. */
export function parametersOf<Request extends object>({
  parameters,
}: ProtocolOperation<Request>): Parameter<unknown>[] {
  return Object.values(parameters)
}

/** The part of a path that names the operation. */
export type OperationPath =
  | 'suggestions'
  | 'search'
  | 'reversegeocode'
  | 'brand_list'
  | 'category_list'
  | 'directions'

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
