import type { ProtocolError } from '@signpost/client/protocol'
import { firstText, isRecord, listOf, numberOf, recordsOf } from '../domain/fields.ts'
import type { CallOptions, Parameters, Reply } from './createCall.ts'
import { failure, unreadable } from './failure.ts'

/** A refusal as a provider sent it. */
export interface Refusal extends Reply {
  readonly title: string
  /** The body as text. */
  readonly text: string
  /** Seconds to wait, if the provider sent them. */
  readonly wait: number | undefined
  readonly parameters: Parameters
  readonly options: CallOptions
}

/** Repeats a request whose language was refused, without the language. Any other refusal is an error. */
export async function answerRefusal(
  refusal: Refusal,
  ask: (parameters: Parameters, options: CallOptions) => Promise<Reply>,
): Promise<Reply> {
  const other = withoutLanguage(refusal)
  if (!other) throw readRefusal(refusal)
  return ask(...other)
}

/** The error of the interface for a refusal. Status and text decide whether the key, a limit or the request is the cause, because some providers send 200 or 403 for all of them. The message ends with the provider's own message. */
export function readRefusal({
  title,
  text,
  wait,
  parameters,
  options,
  ...reply
}: Refusal): ProtocolError {
  const status = statusOf(reply)
  const own = sentenceOf(reply.body, text)
  // The provider's message may repeat the key.
  const sent = [parameters, options.headers, options.body].flatMap((one) =>
    Object.entries(one ?? {}),
  )
  const sentence = sent.reduce(
    (line, [name, value]) =>
      /key|token|auth/i.test(name) && value ? line.replaceAll(`${value}`, '…') : line,
    own,
  )
  const details = sentence ? `: ${sentence.slice(0, 300).replace(/[\s.]+$/, '')}` : ''
  const headers = wait === undefined ? undefined : { 'Retry-After': `${wait}` }
  const fail = (code: string, what: string, answered: number): ProtocolError =>
    failure(title, code, `${what} (${status})${details}`, answered, headers)
  const words = `${text.slice(0, 2000)} ${own}`
  const isFault = status < 500
  if (status === 402 || status === 429 || (isFault && limits.test(words))) {
    const isOfDay = status === 402 || days.test(words)
    const isUsed = isOfDay || (status !== 429 && quotas.test(words) && !rates.test(words))
    return isUsed
      ? fail('quota_exceeded', 'has no requests left for this key', 429)
      : fail('rate_limited', 'got too many requests', 429)
  }
  if (keyStatuses.includes(status) || (isFault && keys.test(words)))
    return fail('provider_refused', 'refused the key', 403)
  if (!isFault || faults.test(words)) return fail('provider_failed', 'failed', 502)
  return status < 400 && !isRecord(reply.body)
    ? unreadable(title)
    : fail('provider_rejected', 'rejected the request', 400)
}

const keyStatuses = [401, 403, 498, 499]
const keys =
  /api[ _-]?key|unknown key|not allowed from this|not available on (this|your)|account has been suspended|access[ _-]?token|(invalid|missing|expired) (key|token)|token required|signature|credentials|(REQUEST|PERMISSION)_DENIED|USER_?KEY|INVALID_USER|INSUFFICIENT_PRIV/i
const limits =
  /over[ _](daily|query|qps|rate|limit)|quota|rate[ -]?limit|too many requests|bandwidth limit|daily maximum|out of credit|limit (is |was )?(exceeded|reached)|EXCEEDED_THE_LIMIT|TOO_FREQUENT|RESOURCE_EXHAUSTED/i
const quotas = /quota|out of credit|over[ _](rate|query)/i
const days = /daily|\bday\b|month/i
const rates = /per (second|minute)|qps|rate[ -]?limit/i
const faults =
  /UNKNOWN_ERROR|ENGINE_RESPONSE|batch processing (failed|timeout)|internal server error/i

/** The status of a reply, or the one in its body when the reply has 200. */
function statusOf({ status, body }: Reply): number {
  if (status !== 200 || !isRecord(body)) return status
  const { error, statusCode } = body
  const code = numberOf(isRecord(error) ? error.code : statusCode)
  return code && code >= 400 && code < 600 ? code : status
}

/** The first sentence of an error, in whatever field the provider has it, or the text of an HTML page. */
function sentenceOf(body: unknown, text: string): string {
  if (!isRecord(body)) {
    const plain = text.replace(/<(style|script|head)[\s\S]*?<\/\1>|<[^>]*>/gi, '\n')
    // Only the first line, because later lines may repeat the request.
    return /\S.*/.exec(plain)?.[0] ?? ''
  }

  const { error, detailedError, geocoding, hints, errors, meta, status } = body
  const records = [body, error, detailedError, meta, status, ...recordsOf(hints)].filter(isRecord)
  const sentences = records.flatMap((one) => [
    one.error_message,
    one.message,
    one.Message,
    one.errorText,
    one.error_description,
    one.description,
    one.Description,
    one.cause,
    one.title,
    one.info,
  ])
  const lists = [isRecord(geocoding) ? geocoding.errors : undefined, errors].flatMap(listOf)
  return firstText(...sentences, error, ...lists, status) ?? ''
}

const languages = /^(accept-)?(lang|language)(Code)?$|^locale$/i

/** The same request without its language; undefined without a language, and for a refusal about anything else. */
function withoutLanguage({
  text,
  parameters,
  options: { body, ...options },
}: Refusal): readonly [Parameters, CallOptions] | undefined {
  if (!/lang|locale/i.test(text)) return undefined
  const without = <Value extends object>(fields: Value): Value =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !languages.test(name))) as Value
  const hadOne = [parameters, body ?? {}].some((fields) =>
    Object.entries(fields).some(([name, value]) => languages.test(name) && value !== undefined),
  )
  if (!hadOne) return undefined
  return [without(parameters), body ? { ...options, body: without(body) } : options]
}
