import type { Query } from '../readQuery.ts'
import { ServiceError } from '../ServiceError.ts'

/**
 * Reads the text of one parameter. A text that it cannot read gives null, and `expects` finishes the sentence
 * "The parameter must be …".
 */
export interface Parameter<Value> {
  read(text: string): Value | null
  expects: string
}

/** The value of a parameter that the operation cannot do without. */
export function required<Value>(query: Query, name: string, parameter: Parameter<Value>): Value {
  const text = query.get(name)
  if (text === undefined) {
    throw badParameter(name, `The parameter ${name} is missing: it must be ${parameter.expects}.`)
  }
  return readText(text, name, parameter)
}

/** The value of a parameter that may be left out. Given and empty is given: it must be readable. */
export function optional<Value>(
  query: Query,
  name: string,
  parameter: Parameter<Value>,
): Value | undefined {
  const text = query.get(name)
  return text === undefined ? undefined : readText(text, name, parameter)
}

/** What a caller hears whose parameter cannot be used. */
export function badParameter(name: string, message: string): ServiceError {
  return new ServiceError(400, 'bad_parameter', message, { parameter: name })
}

function readText<Value>(text: string, name: string, parameter: Parameter<Value>): Value {
  const value = parameter.read(text)
  if (value === null) {
    throw badParameter(name, `The parameter ${name} must be ${parameter.expects}.`)
  }
  return value
}
