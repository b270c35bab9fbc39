/** The part of JSON Schema that the interface uses. */
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

/** A schema for each field of a record on the wire. A missing or an additional field does not compile. */
export type FieldsOf<Wire> = { readonly [Field in keyof Wire]-?: Schema }

/** The schema of an object. The `required` fields are always present; a later version may add others. */
export function fields<Wire = Readonly<Record<string, unknown>>>(
  properties: FieldsOf<Wire>,
  required: readonly (keyof Wire & string)[] = [],
): Schema {
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

/** The schema of an object whose fields are always present, except the optional ones. */
export function complete<Wire = Readonly<Record<string, unknown>>>(
  properties: FieldsOf<Wire>,
  optional: readonly (keyof Wire & string)[] = [],
): Schema {
  const names: readonly string[] = optional
  return {
    ...fields<Wire>(properties),
    required: Object.keys(properties).filter((name) => !names.includes(name)),
  }
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

/** The schema of a text with a few possible values. */
export function enumOf(values: readonly string[], description: string): Schema {
  return { type: 'string', enum: values, description }
}

/** A reference to a schema of the document's components. */
export function schemaRef(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}
