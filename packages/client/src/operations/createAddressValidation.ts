import { attempt } from '../attempt.ts'
import { decodeAddressVerdict } from '../decode/addressVerdict.ts'
import { DecodeContext, type GeoIssue } from '../decode/DecodeContext.ts'
import { isRecord } from '../decode/record.ts'
import type { ValidateAddress } from '../domain/addressVerdict.ts'
import { fromStatus } from '../errors/fromStatus.ts'
import { GeoError, type GeoErrorDetails, invalid } from '../errors/GeoError.ts'
import { withDeadline } from '../transport/deadline.ts'
import { readBody } from '../transport/readBody.ts'
import { readRetryAfter } from '../transport/retryAfter.ts'

export interface AddressValidationOptions {
  /** The URL of the handler: a path of the page's own origin, or an absolute URL. */
  readonly url: string
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds for a request and its answer together. Default 10,000. */
  readonly timeout?: number | undefined
  /** Called with each part of an answer that could not be read and was dropped. */
  readonly onIssue?: ((issue: GeoIssue) => void) | undefined
}

const operation = 'validateAddress'

/**
 * A function that asks a handler of `@signpost/adapters` whether mail arrives at an address: the `validate` of an address form. A failed check is not repeated, and rejects with a `GeoError`.
 *
 * @example
 * ```ts
 * import { createAddressValidation } from '@signpost/client'
 *
 * const validate = createAddressValidation({ url: '/validate' })
 * ```
 */
export function createAddressValidation({
  url,
  fetch = (...request) => globalThis.fetch(...request),
  timeout = 10_000,
  onIssue,
}: AddressValidationOptions): ValidateAddress {
  if (!/^(\/(?![/\\])|https?:\/\/[^/\\])/i.test(url)) {
    throw invalid('createAddressValidation', 'url', 'a path or an absolute http(s) URL')
  }
  const errors = {
    aborted: () => failure('aborted by the caller.', { kind: 'aborted' }),
    timeout: () => failure(`no complete answer within ${timeout} ms.`, { kind: 'timeout' }),
  }
  return (values, { signal: caller, language }) =>
    withDeadline(timeout, caller, errors, async (signal) => {
      const [response, text] = await fetch(url, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ values, language }),
        signal,
      })
        .then(async (response) => [response, await readBody(response, signal)] as const)
        .catch(() => {
          throw failure('the answer is missing or broken. Check the network and `url`.', {
            kind: 'network',
          })
        })
      const body = attempt((): unknown => JSON.parse(text))
      if (!response.ok) throw refusal(response, body)
      const context = new DecodeContext(operation, onIssue, language)
      const verdict = isRecord(body) ? decodeAddressVerdict(body, context) : undefined
      if (verdict === undefined) {
        throw failure('the answer is not a verdict on an address. Check `url`.', { kind: 'decode' })
      }
      return verdict
    })
}

/** The error for a status, with the code and the sentence of the handler. */
function refusal({ status, headers }: Response, body: unknown): GeoError {
  const { code, message } = isRecord(body) && isRecord(body.error) ? body.error : {}
  const sentence = typeof message === 'string' ? ` ${message.slice(0, 400)}` : ''
  const details = {
    operation,
    status,
    retryAfter: readRetryAfter(headers.get('retry-after')),
    code: typeof code === 'string' && /^\w{1,64}$/.test(code) ? code : undefined,
    parameter: undefined,
  }
  const { kind } = fromStatus(details, {})
  return failure(`the handler answered with ${status}.${sentence}`, { ...details, kind })
}

function failure(message: string, details: Omit<GeoErrorDetails, 'operation'>): GeoError {
  return new GeoError(message, { ...details, operation })
}
