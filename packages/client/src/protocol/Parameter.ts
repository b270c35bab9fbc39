import { badParameter, type ProtocolError } from './ProtocolError.ts'
import type { Query } from './parseQuery.ts'
import type { ParameterSchema, Reader } from './readers.ts'

/** The names of the query parameters of the interface. */
export type ParameterName =
  | 'search_center'
  | 'query'
  | 'user_position'
  | 'iterator_length'
  | 'iterator_status'
  | 'search_filter'
  | 'type'
  | 'coordinate'
  | 'country'
  | 'brand_rank_min'
  | 'brand_rank_max'
  | 'language'
  | 'origin'
  | 'destination'
  | 'optimize'
  | 'vehicle'
  | 'avoid'
  | 'debug'
  | 'countries'
  | 'bounds'

/** A request whose query has been parsed. */
export interface ParameterSource {
  readonly query: Query
  readonly headers: Headers
}

/** One parameter of an operation: its name on the wire, its reader and its documentation. */
export interface Parameter<Value> {
  readonly name: string
  /** Alternative names, read before `name`. */
  readonly aliases?: readonly string[]
  readonly in: 'query' | 'header'
  readonly required: boolean
  readonly description: string
  readonly schema: ParameterSchema
  readonly example?: string | undefined
  /** Finishes the sentence "The parameter must be …". */
  readonly expects: string
  /** Returns the value in a request, or the default of a missing parameter. Throws a `ProtocolError` that names the parameter. */
  readonly read: (source: ParameterSource) => Value
}

/** A required parameter. */
export function required<Value>(
  name: ParameterName,
  reader: Reader<Value>,
  description: string,
  example?: string,
): Parameter<Value> {
  return {
    ...documented(name, reader, description, example),
    required: true,
    read: ({ query }) => readNeeded(query, name, reader),
  }
}

/** A parameter that is optional only when another one is given. */
export function requiredWithout<Value>(
  other: ParameterName,
  name: ParameterName,
  reader: Reader<Value>,
  description: string,
  example?: string,
): Parameter<Value | undefined> {
  return {
    ...documented(name, reader, description, example),
    required: false,
    read: ({ query }) =>
      query.has(other) ? readGiven(query, name, reader) : readNeeded(query, name, reader),
  }
}

/** An optional parameter. An empty value counts as given, and must be readable. */
export function optional<Value>(
  name: ParameterName,
  reader: Reader<Value>,
  description: string,
  example?: string,
): Parameter<Value | undefined> {
  return {
    ...documented(name, reader, description, example),
    required: false,
    read: ({ query }) => readGiven(query, name, reader),
  }
}

/** An optional parameter with a default. */
export function withDefault<Value extends number | string | readonly string[]>(
  name: ParameterName,
  reader: Reader<Value>,
  value: Value,
  description: string,
): Parameter<Value> {
  const otherwise = typeof value === 'number' ? value : String(value)
  return {
    ...documented(name, reader, description),
    schema: { ...reader.schema, default: otherwise },
    required: false,
    read: ({ query }) => readGiven(query, name, reader) ?? value,
  }
}

/** A header that is used if it can be read, and otherwise ignored. The first name that is present counts. */
export function header<Value>(
  names: readonly [name: string, ...aliases: string[]],
  read: (text: string) => Value,
  description: string,
): Parameter<Value> {
  const [name, ...aliases] = names
  return {
    name,
    aliases,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
    expects: 'a text',
    read: ({ headers }) =>
      read([...aliases, name].map((one) => headers.get(one)).find((text) => text !== null) ?? ''),
  }
}

/** The error for a value that is well-formed but unusable for the service. */
export function unusable({ name, expects }: Parameter<unknown>): ProtocolError {
  return badParameter(name, `The parameter ${name} must be ${expects}.`)
}

function documented<Value>(
  name: ParameterName,
  { schema, expects }: Reader<Value>,
  description: string,
  example?: string,
): Pick<Parameter<Value>, 'name' | 'in' | 'description' | 'schema' | 'example' | 'expects'> {
  return { name, in: 'query', description, schema, example, expects }
}

function readNeeded<Value>(query: Query, name: string, reader: Reader<Value>): Value {
  const value = readGiven(query, name, reader)
  if (value === undefined) {
    throw badParameter(name, `The parameter ${name} is missing: it must be ${reader.expects}.`)
  }
  return value
}

function readGiven<Value>(
  query: Query,
  name: string,
  { expects, read }: Reader<Value>,
): Value | undefined {
  const text = query.get(name)
  if (text === undefined) return undefined
  const value = read(text)
  if (value === undefined) throw badParameter(name, `The parameter ${name} must be ${expects}.`)
  return value
}
