import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { addressTooLong } from './guardAddress.ts'
import { ServiceError } from './ServiceError.ts'

/** What Node reports of a connection that did not bring a request. */
export interface ClientError extends NodeJS.ErrnoException {
  /** What came last, as far as it was read. */
  rawPacket?: Buffer
}

/** The headers of an answer that the app has no part in: those that it gives to every error. */
export const bareHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  Vary: 'Origin, Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
}

/** Answers on the bare socket what is not a request, in the shape of all other errors. */
export function answerUnreadable(error: ClientError, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const { status, body } = toServiceError(error)
  const text = JSON.stringify(body)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  )
}

/** What a request is told that cannot even be handed to the app. */
export function badRequest(): ServiceError {
  return new ServiceError(400, 'bad_request', 'This is not an HTTP request that can be read.')
}

function toServiceError({ code, rawPacket }: ClientError): ServiceError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return endsInAddress(rawPacket) ? addressTooLong() : headersTooLarge()
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ServiceError(408, 'request_timeout', 'The request did not arrive in time.')
    default:
      return badRequest()
  }
}

/** Node does not tell a long address from long headers: in the first packet of one, no line has ended. */
function endsInAddress(packet: Buffer | undefined): boolean {
  return (
    packet !== undefined &&
    /^[A-Z]+ /.test(packet.toString('latin1', 0, 10)) &&
    !packet.includes('\n')
  )
}

function headersTooLarge(): ServiceError {
  return new ServiceError(431, 'headers_too_large', 'The headers of the request are too large.')
}
