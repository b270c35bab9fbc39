import type { OperationName } from '@signpost/client/domain'
import type { GeoCall } from '../fetch/GeoCall.ts'
import type { HostileText } from '../fixtures/special/hostileTexts.ts'

/** A failure, or another deviation from the usual answers, with its operations and its number of calls. It is plain data, except a computed latency. */
export type Scenario = ScenarioEffect & ScenarioScope

/** The calls to which a scenario applies. */
export interface ScenarioScope {
  /** One or some operations; default all. */
  readonly on?: OperationName | readonly OperationName[]
  /** The number of calls; default every call until the scenarios are reset. */
  readonly times?: number
}

export type ScenarioEffect =
  | Latency
  | Failure
  | EchoedKey
  | NoContent
  | Offline
  | Cut
  | Hang
  | Drip
  | IgnoreAbort
  | OutOfOrder
  | EndlessPaging
  | RepeatingPaging
  | Huge
  | HostileTexts
  | HostileLinks
  | WrongBody
  | WrongTypes
  | Nulls
  | ByteOrderMark
  | PlainText

/** The answer takes time. */
export interface Latency {
  readonly kind: 'latency'
  /** Milliseconds, or a function that returns them for a call. */
  readonly ms: number | ((call: GeoCall) => number)
}

/** The service fails. A 502 comes as HTML from a proxy, all others as the service's own JSON; a 501 is `routing_unavailable`. */
export interface Failure {
  readonly kind: 'error'
  readonly status: 400 | 401 | 403 | 404 | 408 | 429 | 500 | 501 | 502 | 503
  /** The parameter that the error blames. */
  readonly parameter?: string
  readonly retryAfter?: RetryAfter
}

/** The header `Retry-After`. A number is sent as seconds, `dateIn` as an HTTP date that many seconds from now (negative: in the past), and a text unchanged. */
export type RetryAfter = number | { readonly dateIn: number } | string

/** An error whose body repeats the whole URL, and with it the key. */
export interface EchoedKey {
  readonly kind: 'echo-key'
  /** Default 400. */
  readonly status?: number
}

/** A 204 without a body, when there is nothing to return. */
export interface NoContent {
  readonly kind: 'no-content'
}

/** There is no connection: `fetch` rejects with a TypeError. */
export interface Offline {
  readonly kind: 'offline'
}

/** The connection breaks in the middle of the body. */
export interface Cut {
  readonly kind: 'cut'
}

/** No answer ever comes. */
export interface Hang {
  readonly kind: 'hang'
}

/** The body comes one byte at a time and never ends. */
export interface Drip {
  readonly kind: 'drip'
  /** Milliseconds between bytes; default 100. */
  readonly everyMs?: number
}

/** A transport that cannot abort, so that the answer still arrives. */
export interface IgnoreAbort {
  readonly kind: 'ignore-abort'
}

/** The first calls wait until a later one has been answered and read completely. Then they answer, the latest first. */
export interface OutOfOrder {
  readonly kind: 'out-of-order'
  /** The number of waiting calls; default 1. */
  readonly waiting?: number
}

/** Each page has a next page with other items. */
export interface EndlessPaging {
  readonly kind: 'endless-paging'
}

/** Each page has a next page, which repeats the first one. */
export interface RepeatingPaging {
  readonly kind: 'repeating-paging'
}

/** The answer has far more items than requested. */
export interface Huge {
  readonly kind: 'huge'
  /** The items of a list; default 10,000. */
  readonly items?: number
  /** The maneuvers of a route; default 5,000. */
  readonly maneuvers?: number
  /** The points of a route; default 200,000. */
  readonly points?: number
}

/** Every text for people is hostile. */
export interface HostileTexts {
  readonly kind: 'hostile-text'
  /** Default: all of them in turn. */
  readonly text?: HostileText
}

/** Every link and image URL is unsafe. */
export interface HostileLinks {
  readonly kind: 'hostile-links'
}

/** A successful status with a body that is not an answer. */
export interface WrongBody {
  readonly kind: 'wrong-body'
  readonly body:
    | 'html'
    | 'empty'
    | 'nan'
    | 'truncated'
    | 'null'
    | 'array'
    | 'string'
    | 'object'
    | 'deep'
    | 'prototype'
}

/** Every value has another type than it should, and lists contain invalid items. */
export interface WrongTypes {
  readonly kind: 'wrong-types'
}

/** Every value is null, and lists begin with null. */
export interface Nulls {
  readonly kind: 'nulls'
}

/** The body begins with a byte order mark. */
export interface ByteOrderMark {
  readonly kind: 'byte-order-mark'
}

/** The JSON is labeled `text/plain`. */
export interface PlainText {
  readonly kind: 'plain-text'
}
