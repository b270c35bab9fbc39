import { Ajv2020 } from 'ajv/dist/2020.js'
import type { OpenApiDocument } from '../routes/openapi/openApiDocument.ts'
import type { Schema } from '../routes/openapi/Schema.ts'

interface DescribedResponse {
  $ref?: string
  headers?: Record<string, { required?: boolean }>
  content?: Record<string, { schema: Schema }>
}

/** Checks an answer to a path of the document. Returns a list of faults, which is empty when the answer conforms to the document. */
export type AnswerCheck = (path: string, response: Response) => Promise<string[]>

/**
 * Checks answers against an OpenAPI document: the status, the type of the content, the headers, and the schema of the body. In addition, a body may
 * not have fields that are not described.
 */
export function createAnswerCheck(document: OpenApiDocument): AnswerCheck {
  const { schemas, responses } = document.components
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    formats: { uri: isWebAddress },
  })
  const $defs = closed(relocated(schemas))

  function describedResponse(path: string, status: number): DescribedResponse | undefined {
    const { get } = document.paths[path] as {
      get: { responses: Record<string, DescribedResponse> }
    }
    const described = get.responses[status] ?? (status >= 400 ? get.responses.default : undefined)
    const name = described?.$ref?.split('/').at(-1)
    return name === undefined ? described : (responses[name] as DescribedResponse)
  }

  return async (path, response) => {
    const { status, headers } = response
    const described = describedResponse(path, status)
    if (described === undefined) return [`${path} is not described with ${status}`]
    const missing = Object.entries(described.headers ?? {})
      .filter(([name]) => !headers.has(name))
      .map(([name]) => `${path} ${status} lacks ${name}`)
    const text = await response.text()
    const [type, content] = Object.entries(described.content ?? {})[0] ?? []
    if (type === undefined || content === undefined) {
      return text === '' ? missing : [...missing, `${path} ${status} has a body`]
    }
    if (!headers.get('content-type')?.startsWith(type)) {
      return [...missing, `${path} ${status} is ${headers.get('content-type')}, not ${type}`]
    }
    if (type !== 'application/json') return missing
    const validate = ajv.compile({ ...closed(relocated(content.schema)), $defs })
    if (validate(JSON.parse(text))) return missing
    const faults = (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${path} ${status} ${instancePath} ${message} ${JSON.stringify(params)}`,
    )
    return [...missing, ...faults]
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** Schemas refer to each other inside the document. Outside it, the references lead to `$defs`. */
function relocated<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/'))
}

/** The schemas without additional fields. */
function closed<Value>(value: Value): Value
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const inside = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, closed(part)]),
  )
  return value && 'type' in value && value.type === 'object' && 'properties' in value
    ? { additionalProperties: false, ...inside }
    : inside
}
