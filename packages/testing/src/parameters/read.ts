import { Refusal } from './Refusal.ts'

/** Reads the text of a parameter; undefined when it cannot. `expects` ends the sentence "The parameter must be …". */
export interface Reader<Value> {
  readonly expects: string
  readonly read: (text: string) => Value | undefined
}

/** The value of a parameter that the operation cannot do without. */
export function required<Value>(
  parameters: URLSearchParams,
  name: string,
  reader: Reader<Value>,
): Value {
  const value = optional(parameters, name, reader)
  if (value === undefined) throw refuse(name, `is missing: it must be ${reader.expects}`)
  return value
}

/** The value of a parameter that may be left out. Given and empty is given: it must be readable. */
export function optional<Value>(
  parameters: URLSearchParams,
  name: string,
  reader: Reader<Value>,
): Value | undefined {
  const [text, ...more] = parameters.getAll(name)
  if (text === undefined) return undefined
  if (more.length > 0) throw refuse(name, 'is given more than once')
  const value = reader.read(text)
  if (value === undefined) throw refuse(name, `must be ${reader.expects}`)
  return value
}

function refuse(name: string, rule: string): Refusal {
  return new Refusal(400, 'bad_parameter', `The parameter ${name} ${rule}.`, name)
}
