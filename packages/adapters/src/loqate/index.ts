import type { AddressVerdict } from '@signpost/client/domain'
import { type Fields, firstText, recordsOf, textOf } from '../domain/fields.ts'
import { postalValues } from '../domain/postalValues.ts'
import { recordsIn } from '../internals/defineAdapter.ts'
import {
  type AddressOfCountry,
  defineValidation,
  type Validation,
  type ValidationOptions,
} from '../internals/defineValidation.ts'
import { unreadable } from '../internals/failure.ts'

export interface LoqateOptions extends ValidationOptions {
  readonly apiKey: string
}

const title = 'Loqate'

/** Loqate's Address Verify (International Batch Cleanse 1.20), for addresses of all countries. */
export function loqate({ apiKey, ...options }: LoqateOptions): Validation {
  return defineValidation(
    {
      title,
      async validate(values, { ask }) {
        const { body } = await ask(
          'https://api.addressy.com/Cleansing/International/Batch/v1.20/json6.ws',
          {},
          {
            body: {
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
            },
            // An error has status 200, too, and is a record of its own, or an item of a list.
            refuses: ({ Matches, Number: number, Error: error, Items }) =>
              !Array.isArray(Matches) && [number, error, Items].some((one) => one !== undefined),
          },
        )
        const [answer] = recordsIn(body, title)
        if (!Array.isArray(answer?.Matches)) throw unreadable(title)
        return verdictOf(recordsOf(answer.Matches), values)
      },
    },
    options,
  )
}

/** The verdict in the verification code (AVC) of the best match: its first letter, the level after it, and the status of the postal code. */
function verdictOf([match = {}]: readonly Fields[], typed: AddressOfCountry): AddressVerdict {
  const [, status = '', digit, postal] =
    /^([VPUARC])(\d)\d?-\w+-P(\d)/.exec(textOf(match.AVC) ?? '') ?? []
  const level = Number(digit)
  // With `U` and `R`, the match repeats the request.
  if (!/[VPAC]/.test(status) || level < 3) return { status: 'unknown' }
  const values = valuesOf(match, typed)
  if (status === 'V' && level >= 4) return { status: 'deliverable', values }
  const part = level >= 4 ? 'address-line2' : 'address-line1'
  const isGuess = postal === '1' || postal === '2'
  return { status: 'incomplete', values, doubtful: isGuess ? [part, 'postal-code'] : [part] }
}

function valuesOf(match: Fields, typed: AddressOfCountry): AddressVerdict['values'] {
  const state = textOf(match.AdministrativeArea)
  return postalValues(
    {
      lines: [1, 2, 3, 4].map((number) => textOf(match[`DeliveryAddress${number}`])),
      unit: textOf(match.SubBuilding),
      area: textOf(match.DependentLocality),
      city: textOf(match.Locality),
      // A code may come as `Ca`.
      state: /^[a-z]{2,3}$/i.test(state ?? '') ? state?.toUpperCase() : state,
      postal: firstText(match.PostalCode, match.PostalCodePrimary),
      country: typed.country,
    },
    typed,
  )
}
