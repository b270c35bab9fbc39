import { STATUS_CODES } from 'node:http'
import { urlTooLong } from './guardUrl.ts'
import { ServiceError } from './ServiceError.ts'

/** Node's error for data on a connection that are not a request. */
export type ClientError = NodeJS.ErrnoException

/** The headers of an answer that does not come from the app, which are those of every error. */
export const bareHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  Vary: 'Origin, Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
}

/** The complete answer to data that are not a request, in the shape of all errors. `isUrl` is true when its head contains only a URL. */
export function refusalOf({ code }: ClientError, { isUrl }: { isUrl: boolean }): string {
  const { status, body } = toServiceError(code, isUrl)
  const text = JSON.stringify(body)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
    '',
    text,
  ].join('\r\n')
}

/** The answer to a request that cannot be passed to the app. */
export function badRequest(): ServiceError {
  return new ServiceError(400, 'bad_request', 'This is not a valid HTTP request.')
}

function toServiceError(code: string | undefined, isUrl: boolean): ServiceError {
  switch (code) {
    // Node does not distinguish a long URL from long headers.
    case 'HPE_HEADER_OVERFLOW':
      return isUrl ? urlTooLong() : headersTooLarge()
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ServiceError(408, 'request_timeout', 'The request did not arrive in time.')
    default:
      return badRequest()
  }
}

function headersTooLarge(): ServiceError {
  return new ServiceError(431, 'headers_too_large', 'The headers of the request are too large.')
}
