import type { Schema } from './Schema.ts'

/** One path of the document. */
export interface PathDescription {
  path: string
  operationId: string
  summary: string
  description?: string
  tag: 'Places' | 'Catalogs' | 'Directions' | 'Map' | 'Service'
  /** True if the path needs an `api_key`, and so may refuse one. */
  needsKey: boolean
  parameters?: readonly DescribedParameter[]
  /** The 200 response. */
  answer: Answer
  /** The meaning of a 204 response, if the path has one. */
  empty?: string
  /** The failures in addition to those of every path. */
  failures?: readonly Failure[]
  /** The schemas of the path, by name. */
  schemas?: Readonly<Record<string, Schema>>
}

interface Answer {
  description: string
  contentType: string
  schema: Schema
  /** True if the answer has an `ETag`, so that `If-None-Match` may be answered with 304. */
  etag?: boolean
}

export function jsonAnswer(description: string, schema: Schema): Answer {
  return { description, contentType: 'application/json', schema }
}

export interface DescribedParameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  description: string
  schema: Schema
  example?: string | number
}

/** The name of a failure in the responses of the document's components. */
export type Failure =
  | 'BadRequest'
  | 'Unauthorized'
  | 'OriginNotAllowed'
  | 'NotFound'
  | 'TooManyRequests'
  | 'RoutingUnavailable'
  | 'Unavailable'
