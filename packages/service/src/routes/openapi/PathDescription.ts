import type { Schema } from './Schema.ts'

/** One path of the document. */
export interface PathDescription {
  path: string
  operationId: string
  summary: string
  description?: string
  tag: 'Places' | 'Catalogs' | 'Directions' | 'Map' | 'Service'
  /** True when it needs an `api_key`, and so may refuse one. */
  needsKey: boolean
  parameters?: readonly DescribedParameter[]
  /** The answer of a 200. */
  answer: Answer
  /** The meaning of a 204, if the path has one. */
  empty?: string
  /** Failures beside those that every path may have. */
  failures?: readonly Failure[]
  /** Schemas of its own, by name. */
  schemas?: Readonly<Record<string, Schema>>
}

interface Answer {
  description: string
  contentType: string
  schema: Schema
  /** True when it has an `ETag`, so that `If-None-Match` may answer 304. */
  etag?: boolean
}

export interface DescribedParameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  description: string
  schema: Schema
  example?: string | number
}

/** A failure by its name among the responses of the document's components. */
export type Failure =
  | 'BadRequest'
  | 'Unauthorized'
  | 'OriginNotAllowed'
  | 'NotFound'
  | 'TooManyRequests'
  | 'RoutingUnavailable'
  | 'Unavailable'
