import { type Parameter, type ProtocolOperation, parametersOf } from '@signpost/client/protocol'
import { failures } from './failures.ts'
import type { DescribedParameter, Failure, PathDescription } from './PathDescription.ts'
import { schemaRef } from './Schema.ts'

/** The parameters of an operation in the document. */
export function describeParameters<Request extends object>(
  operation: ProtocolOperation<Request>,
): DescribedParameter[] {
  return parametersOf(operation).flatMap(describe)
}

function describe(parameter: Parameter<unknown>): DescribedParameter[] {
  const { name, aliases = [], required, description, schema, example } = parameter
  const described: DescribedParameter = {
    name,
    in: parameter.in,
    ...(required && { required }),
    description,
    schema,
    ...(example !== undefined && { example }),
  }
  return [
    described,
    ...aliases.map((alias) => ({
      ...described,
      name: alias,
      description: `The same as \`${name}\`, over which it takes precedence.`,
    })),
  ]
}

/** A path in the document. */
export function describePath(path: PathDescription): object {
  const { operationId, summary, description, tag, needsKey, parameters = [] } = path
  return {
    get: {
      operationId,
      summary,
      ...(description !== undefined && { description }),
      tags: [tag],
      security: needsKey ? [{ apiKey: [] }] : [],
      ...(parameters.length > 0 && { parameters }),
      responses: describeResponses(path),
    },
  }
}

function describeResponses({
  answer,
  empty,
  needsKey,
  failures: own = [],
}: PathDescription): object {
  const { description, contentType, schema, etag } = answer
  const headers = etag && { headers: { ETag: { schema: { type: 'string' } } } }
  return {
    200: { description, ...headers, content: { [contentType]: { schema } } },
    ...(empty !== undefined && { 204: { description: empty } }),
    ...(etag && { 304: { description: 'The answer has the `ETag` of `If-None-Match`.' } }),
    ...Object.fromEntries(
      [...own, ...(needsKey ? withKey : [])].map((name) => [
        failures[name].status,
        { $ref: `#/components/responses/${name}` },
      ]),
    ),
    default: {
      description: 'Any other failure.',
      content: { 'application/json': { schema: schemaRef('Error') } },
    },
  }
}

const withKey: readonly Failure[] = [
  ...(['BadRequest', 'Unauthorized', 'OriginNotAllowed', 'TooManyRequests'] as const),
  'Unavailable',
]
