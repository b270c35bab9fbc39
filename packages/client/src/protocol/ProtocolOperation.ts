import type { Parameter } from './Parameter.ts'

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
