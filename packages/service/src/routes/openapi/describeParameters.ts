import { type Parameter, type ProtocolOperation, parametersOf } from '@signpost/client/protocol'
import type { DescribedParameter } from './PathDescription.ts'

/** The parameters of an operation, as the document describes them. */
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
      description: `The same as \`${name}\`, and read before it.`,
    })),
  ]
}
