import { type AddressValues, type AddressVerdict, toAlpha2 } from '@signpost/client/domain'
import { attempt } from '@signpost/client/internal/attempt.js'
import { decodeAddressValues } from '@signpost/client/internal/decode/addressVerdict.js'
import { DecodeContext } from '@signpost/client/internal/decode/DecodeContext.js'
import { readBody } from '@signpost/client/internal/transport/readBody.js'
import { badParameter, ProtocolError } from '@signpost/client/protocol'
import { fieldsOf, isRecord } from '../domain/fields.ts'
import { type Call, createCall } from './createCall.ts'
import type { AdapterOptions } from './defineAdapter.ts'
import { failure } from './failure.ts'

/** A route handler that takes a POST of `createAddressValidation` and answers with the verdict of a provider. */
export type Validation = (request: Request) => Promise<Response>

/** The settings of every validation. */
export type ValidationOptions = Pick<AdapterOptions, 'timeout' | 'fetch'>

/** The values of a form whose country is known. */
export interface AddressOfCountry extends AddressValues {
  readonly country: string
}

export interface ValidationDefinition {
  /** The name of the provider for people. */
  readonly title: string
  readonly validate: (values: AddressOfCountry, call: Call) => Promise<AddressVerdict>
}

/** Makes a handler from a provider. It reads the values, asks the provider, and writes the verdict or the error. Nothing is stored. */
export function defineValidation(
  { title, validate }: ValidationDefinition,
  { timeout = 8000, fetch }: ValidationOptions = {},
): Validation {
  return async (request) => {
    let values: AddressValues = {}
    try {
      const address = await readAddress(request)
      values = address
      return Response.json(
        await validate(address, createCall(request, { title, timeout, fetch })),
        { headers: { 'Cache-Control': 'no-store' } },
      )
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      return withoutAddress(error, values).toResponse()
    }
  }
}

/** The error for a country without data at the provider, whose addresses cannot be checked. */
export function unsupportedCountry(title: string, country: string): ProtocolError {
  return failure(title, 'unsupported', `does not validate addresses of ${country}`, 501)
}

const mostBytes = 16 << 10
const mostCharacters = 200

async function readAddress(request: Request): Promise<AddressOfCountry> {
  if (request.method !== 'POST') {
    throw new ProtocolError(405, 'method_not_allowed', 'Use POST.', { headers: { Allow: 'POST' } })
  }
  // A page of another origin can send other types without a preflight request.
  const isJson = /^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')
  const text = isJson ? await readBody(request, request.signal, mostBytes) : ''
  const body = fieldsOf(attempt(() => JSON.parse(text)))
  if (!isRecord(body.values)) {
    throw badParameter(
      'values',
      `The body must be JSON with \`values\`, of at most ${mostBytes} bytes.`,
    )
  }
  const values =
    decodeAddressValues(body.values, new DecodeContext('validateAddress', undefined)) ?? {}
  for (const [field, value] of Object.entries(values)) {
    if ((value ?? '').length > mostCharacters) {
      throw badParameter(field, `A value must have at most ${mostCharacters} characters.`)
    }
  }
  if (values['address-line1'] === undefined) {
    throw badParameter('address-line1', 'The first line of the address is missing.')
  }
  const country = toAlpha2(values.country ?? '')
  if (country === undefined)
    throw badParameter('country', 'The country must be an ISO 3166-1 code.')
  return { ...values, country }
}

/** The same error without parts of the address, which the provider's message may repeat. */
function withoutAddress(
  { status, code, message, parameter, headers }: ProtocolError,
  { country, ...values }: AddressValues,
): ProtocolError {
  const words = new Set(Object.values(values).flatMap((text) => wordsOf(text ?? '')))
  const masked = message.replace(word, (text) => (words.has(text.toLowerCase()) ? '…' : text))
  return new ProtocolError(status, code, masked, {
    parameter,
    headers: { ...headers, 'Cache-Control': 'no-store' },
  })
}

const word = /[\p{L}\p{N}]+/gu

function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(word) ?? []
  return words.filter((one) => one.length > 3 || /\d/.test(one))
}
