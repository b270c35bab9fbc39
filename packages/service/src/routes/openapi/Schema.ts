/** The part of JSON Schema that the interface needs. */
export interface Schema {
  $ref?: string
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  description?: string
  enum?: readonly (string | number)[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  default?: string | number
  examples?: readonly (string | number)[]
  items?: Schema
  minItems?: number
  maxItems?: number
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean
}

/** A schema for each field of a record of the wire: one that is missing, and one too many, does not compile. */
export type FieldsOf<Wire> = { readonly [Field in keyof Wire]-?: Schema }

/** An object; the fields of `required` are always there, further ones may come with a later version. */
export function fields<Wire = Readonly<Record<string, unknown>>>(
  properties: FieldsOf<Wire>,
  required: readonly (keyof Wire & string)[] = [],
): Schema {
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

export function arrayOf(items: Schema, description?: string): Schema {
  return { type: 'array', items, ...(description !== undefined && { description }) }
}

export function text(description: string, rest: Schema = {}): Schema {
  return { type: 'string', description, ...rest }
}

export function number(description: string, rest: Schema = {}): Schema {
  return { type: 'number', description, ...rest }
}

/** One of a few values. */
export function enumOf(values: readonly string[], description: string): Schema {
  return { type: 'string', enum: values, description }
}

/** A schema of the document's components, by its name. */
export function schemaRef(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}
