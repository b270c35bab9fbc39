import type { AddressField, AddressVerdict } from '@signpost/client/domain'
import { stateOfUsps, verdictOfDpv } from '../domain/dpv.ts'
import { type Fields, fieldsOf, isRecord, listOf, recordsOf, textOf } from '../domain/fields.ts'
import { postalValues } from '../domain/postalValues.ts'
import {
  type AddressOfCountry,
  defineValidation,
  unsupportedCountry,
  type Validation,
  type ValidationOptions,
} from '../internals/defineValidation.ts'
import { unreadable } from '../internals/failure.ts'

export interface GoogleAddressValidationOptions extends ValidationOptions {
  readonly apiKey: string
}

const title = 'Google'

/** Google's Address Validation API, version 1. In the United States the verdict is the one of the US Postal Service. */
export function googleAddressValidation({
  apiKey,
  ...options
}: GoogleAddressValidationOptions): Validation {
  return defineValidation(
    {
      title,
      async validate(values, { ask }) {
        const { country } = values
        const { status, body } = await ask(
          'https://addressvalidation.googleapis.com/v1:validateAddress',
          {},
          {
            headers: { 'X-Goog-Api-Key': apiKey },
            body: {
              address: {
                regionCode: country,
                postalCode: values['postal-code'],
                administrativeArea: values['address-level1'],
                locality: values['address-level2'],
                sublocality: values['address-level3'],
                addressLines: [values['address-line1'], values['address-line2']].filter(Boolean),
              },
              ...(stateOfUsps(country, '') !== undefined && { enableUspsCass: true }),
            },
            allow: isOfOtherCountry,
          },
        )
        if (status === 400) throw unsupportedCountry(title, country)
        const { result } = fieldsOf(body)
        if (!isRecord(result)) throw unreadable(title)
        return verdictOf(result, values)
      },
    },
    options,
  )
}

/** True for a 400 that names the region code, which means a country without coverage. */
function isOfOtherCountry({ error }: Fields): boolean {
  const { code, message } = fieldsOf(error)
  return code === 400 && /unsupported region|region[ _]?code/i.test(`${message}`)
}

function verdictOf(result: Fields, typed: AddressOfCountry): AddressVerdict {
  const { verdict, address, uspsData } = result
  const record = fieldsOf(verdict)
  const { dpvConfirmation, dpvFootnote } = fieldsOf(uspsData)
  const values = valuesOf(fieldsOf(address), typed.country)
  const ofUsps = verdictOfDpv(dpvConfirmation, textOf(dpvFootnote))
  if (ofUsps) return ofUsps.status === 'unknown' ? ofUsps : { ...ofUsps, values }
  const granularity = textOf(record.validationGranularity)
  if (granularity === undefined || granularity === 'OTHER') return { status: 'unknown' }
  const tokens = listOf(fieldsOf(address).unresolvedTokens).map(String)
  const doubtful = doubtfulIn(fieldsOf(address), record, tokens, typed)
  const isBuilding = granularity === 'PREMISE' || granularity === 'SUB_PREMISE'
  const isRead = tokens.length === 0 && record.possibleNextAction !== 'FIX'
  if (isBuilding && isRead && doubtful.length === 0) return { status: 'deliverable', values }
  return { status: 'incomplete', values, doubtful: doubtful.length ? doubtful : ['address-line1'] }
}

/** The fields of missing and unconfirmed components, and of text that Google could not read. */
function doubtfulIn(
  address: Fields,
  verdict: Fields,
  tokens: readonly string[],
  typed: AddressOfCountry,
): readonly AddressField[] {
  const missing = listOf(address.missingComponentTypes).map(String)
  const unconfirmed = recordsOf(address.addressComponents)
    .filter(({ confirmationLevel: level }) => level !== 'CONFIRMED' && level !== undefined)
    // Google knows the units of few countries, so a plausible unit is not doubtful.
    .filter(
      ({ componentType: type, confirmationLevel: level }) =>
        type !== 'subpremise' || level === 'UNCONFIRMED_AND_SUSPICIOUS',
    )
    .map(({ componentType }) => `${componentType}`)
  const asksForUnit = verdict.possibleNextAction === 'CONFIRM_ADD_SUBPREMISES'
  const types = [...missing, ...unconfirmed, ...(asksForUnit ? ['subpremise'] : [])]
  return fieldTypes.flatMap(([field, pattern]) => {
    const isUnread = tokens.some((token) => token !== '' && typed[field]?.includes(token))
    return isUnread || types.some((type) => pattern.test(type)) ? [field] : []
  })
}

const fieldTypes: readonly (readonly [field: AddressField, types: RegExp])[] = [
  [
    'address-line1',
    /^(street_number|route|premise|intersection|street_address|point_of_interest|establishment|post_box)$/,
  ],
  ['address-line2', /^(subpremise|floor|room)$/],
  ['address-level3', /^(sublocality|neighborhood)/],
  ['address-level2', /^(locality|postal_town)$/],
  ['address-level1', /^administrative_area/],
  ['postal-code', /^postal_code$/],
]

function valuesOf(address: Fields, country: string): AddressVerdict['values'] {
  const record = fieldsOf(address.postalAddress)
  const unit = recordsOf(address.addressComponents).find(
    ({ componentType }) => componentType === 'subpremise',
  )
  return postalValues({
    lines: listOf(record.addressLines).map(textOf),
    unit: textOf(fieldsOf(unit?.componentName).text),
    area: textOf(record.sublocality),
    city: textOf(record.locality),
    state: textOf(record.administrativeArea),
    postal: textOf(record.postalCode),
    country,
  })
}
