import { DecodeContext } from '../decode/DecodeContext.ts'
import { isRecord, type JsonRecord } from '../decode/record.ts'
import { InvalidParameter, invalid, undecodable } from '../errors/GeoError.ts'
import type { ParameterName } from '../protocol/Parameter.ts'
import type { OperationPath } from '../protocol/ProtocolOperation.ts'
import type { Connection } from '../transport/connection.ts'

export interface CallOptions {
  /** Aborts the request; the promise then rejects with a `GeoError` of kind `aborted`. */
  readonly signal?: AbortSignal | undefined
}

/** The definition of one operation of the service. */
export interface Operation<Parameters, Result> {
  readonly name: string
  /** The path between `/geo/v2/` and `/json`. */
  readonly path: OperationPath
  /** The parameters in the form of the service; throws `InvalidParameter`. */
  readonly encode: (parameters: Parameters, connection: Connection) => EncodedParameters
  /** The result of an empty answer (204). */
  readonly empty: Result
  /** The result in an answer, or undefined when the answer belongs to another operation. */
  readonly decode: (
    body: JsonRecord,
    context: DecodeContext,
    connection: Connection,
    parameters: Parameters,
  ) => Result | undefined
}

/** The parameters of a request by the names of the interface, or by the names that a deployment uses instead. */
export type EncodedParameters = Readonly<Partial<Record<ParameterName, string | undefined>>>

/** Encodes the parameters, sends the request, and decodes the answer. */
export async function call<Parameters, Result>(
  connection: Connection,
  operation: Operation<Parameters, Result>,
  parameters: Parameters,
  { signal }: CallOptions = {},
): Promise<Result> {
  const body = await connection.request({
    operation: operation.name,
    path: operation.path,
    parameters: encode(connection, operation, parameters),
    language: connection.language,
    signal,
  })
  if (body === undefined) return operation.empty
  const context = new DecodeContext(operation.name, connection.onIssue, connection.language)
  const result = isRecord(body)
    ? operation.decode(body, context, connection, parameters)
    : undefined
  if (result === undefined) {
    throw undecodable(operation.name, context.first)
  }
  return result
}

function encode<Parameters, Result>(
  connection: Connection,
  operation: Operation<Parameters, Result>,
  parameters: Parameters,
): EncodedParameters {
  try {
    return operation.encode(parameters, connection)
  } catch (error) {
    if (!(error instanceof InvalidParameter)) throw error
    throw invalid(operation.name, error.parameter, error.message)
  }
}
