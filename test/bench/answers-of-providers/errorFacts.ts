import type { GeoErrorKind } from '@signpost/client'
import { type Raw, rawOf, textAt } from './Recording.ts'

/** The error in an answer, by the provider's public documentation; undefined for an answer that is not an error. */
export function errorOf(
  status: number,
  body: unknown,
  text = '',
): { readonly kind: GeoErrorKind; readonly retryable: boolean } | undefined {
  const raw: Raw = rawOf(body)
  const inside = rawOf(raw.error)
  const code = Number(raw.statusCode ?? inside.code ?? Number.NaN)
  const stated = code >= 400 && code < 600 ? code : status
  const word = `${raw.status ?? ''} ${textAt(raw, 'detailedError.code') ?? ''}`
  const all = `${JSON.stringify(body ?? '')} ${text}`
  const isKey = [401, 403, 498, 499].includes(stated)
  const isLimit =
    stated === 429 || /OVER_\w+_LIMIT|bandwidth limit|quota exceeded|over qps/i.test(all)
  if (isLimit) {
    return { kind: 'limit', retryable: stated === 429 || /bandwidth|qps/i.test(all) }
  }
  if (isKey || /REQUEST_DENIED|API_KEY_INVALID|INVALID_TOKEN|'signature' is not valid/.test(all))
    return { kind: 'key', retryable: false }
  if (/^No(Route|Segment)$/.test(`${raw.code}`)) return undefined
  if (/NO_ROUTE_FOUND|MAP_MATCHING_FAILURE/.test(word)) return undefined
  if (stated >= 500) return { kind: 'service', retryable: true }
  if (stated >= 400 || /INVALID_REQUEST/.test(word)) return { kind: 'request', retryable: false }
  return undefined
}
