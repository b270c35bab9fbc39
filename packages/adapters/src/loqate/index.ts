import type { AddressVerdict } from '@signpost/client/domain'
import { type Fields, fieldsOf, firstText, recordsOf, textOf } from '../domain/fields.ts'
import { postalValues } from '../domain/postalValues.ts'
import { recordsIn } from '../internals/defineAdapter.ts'
import {
  defineValidation,
  type Validation,
  type ValidationOptions,
} from '../internals/defineValidation.ts'
import { loaded, unreadable } from '../internals/failure.ts'

export interface LoqateOptions extends ValidationOptions {
  readonly apiKey: string
}

const title = 'Loqate'
const url = 'https://api.addressy.com/Cleansing/International/Batch/v1.20/json6.ws'

/** Loqate's Address Verify (International Batch Cleanse 1.20), for addresses of all countries. */
export function loqate({ apiKey, ...options }: LoqateOptions): Validation {
  return defineValidation(
    {
      title,
      async validate(values, { ask }) {
        const request = {
          Key: apiKey,
          Options: { Process: 'Verify' },
          Addresses: [
            {
              Address1: values['address-line1'],
              Address2: values['address-line2'],
              DependentLocality: values['address-level3'],
              Locality: values['address-level2'],
              AdministrativeArea: values['address-level1'],
              PostalCode: values['postal-code'],
              Country: values.country,
            },
          ],
        }
        const { status, body } = await ask(url, {}, { body: request })
        const error = errorIn(body)
        if (error) {
          const { readRefusal } = await loaded(title, import('../internals/readRefusal.ts'))
          const text = JSON.stringify(error)
          const options = { body: request }
          throw readRefusal({
            status,
            body: error,
            title,
            text,
            wait: undefined,
            parameters: {},
            options,
          })
        }
        const [answer] = recordsIn(body, title)
        if (!Array.isArray(answer?.Matches)) throw unreadable(title)
        return verdictOf(recordsOf(answer.Matches), values.country)
      },
    },
    options,
  )
}

/** The error in an answer with status 200: a record, or an item of a list. */
function errorIn(body: unknown): Fields | undefined {
  const records = [fieldsOf(body), ...recordsOf(body), ...recordsOf(fieldsOf(body).Items)]
  return records.find(
    (record) => textOf(record.Description) && (record.Number ?? record.Error) !== undefined,
  )
}

/** The verdict by the verification code (AVC) of the best match: its first letter, the level after it, and the status of the postal code. */
function verdictOf([match = {}]: readonly Fields[], country: string): AddressVerdict {
  const [, status = '', digit, postal] =
    /^([VPUARC])(\d)\d?-\w+-P(\d)/.exec(textOf(match.AVC) ?? '') ?? []
  const level = Number(digit)
  // With `U` and `R` the match only repeats the request.
  if (!/[VPAC]/.test(status) || level < 3) return { status: 'unknown' }
  const values = valuesOf(match, country)
  if (status === 'V' && level >= 4) return { status: 'deliverable', values }
  const part = level >= 4 ? 'address-line2' : 'address-line1'
  const isGuess = postal === '1' || postal === '2'
  return { status: 'incomplete', values, doubtful: isGuess ? [part, 'postal-code'] : [part] }
}

function valuesOf(match: Fields, country: string): AddressVerdict['values'] {
  const state = textOf(match.AdministrativeArea)
  return postalValues({
    lines: [1, 2, 3, 4].map((number) => textOf(match[`DeliveryAddress${number}`])),
    unit: textOf(match.SubBuilding),
    area: textOf(match.DependentLocality),
    city: textOf(match.Locality),
    // A state code may arrive as `Ca`.
    state: /^[a-z]{2,3}$/i.test(state ?? '') ? state?.toUpperCase() : state,
    postal: firstText(match.PostalCode, match.PostalCodePrimary),
    country,
  })
}
