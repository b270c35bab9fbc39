import type { AddressField, AddressVerdict } from '@signpost/client/domain'
import { stateOfUsps, verdictOfDpv } from '../domain/dpv.ts'
import { type Fields, fieldsOf, textOf } from '../domain/fields.ts'
import { joined, postalValues } from '../domain/postalValues.ts'
import { recordsIn } from '../internals/defineAdapter.ts'
import {
  defineValidation,
  type Validation,
  type ValidationOptions,
} from '../internals/defineValidation.ts'

export interface SmartyOptions extends ValidationOptions {
  readonly authId: string
  readonly authToken: string
  /** The license of a subscription, such as `us-core-cloud`, for an account with several. */
  readonly license?: string
}

const title = 'Smarty'

/** Smarty: the US Street API where the US Postal Service delivers, and the International Street API elsewhere. */
export function smarty({ authId, authToken, license, ...options }: SmartyOptions): Validation {
  const keys = { 'auth-id': authId, 'auth-token': authToken, license }
  return defineValidation(
    {
      title,
      async validate(values, { ask }) {
        const { country } = values
        const state = stateOfUsps(country, values['address-level1'])
        if (state !== undefined) {
          const { body } = await ask('https://us-street.api.smarty.com/street-address', {
            ...keys,
            street: values['address-line1'],
            secondary: values['address-line2'],
            city: values['address-level2'],
            state,
            zipcode: values['postal-code'],
            // An unconfirmed address is returned too, with the reason.
            match: 'invalid',
          })
          return verdictOfUsa(recordsIn(body, title), country)
        }
        const { body } = await ask('https://international-street.api.smarty.com/verify', {
          ...keys,
          country,
          address1: values['address-line1'],
          address2: values['address-line2'],
          address3: values['address-level3'],
          locality: values['address-level2'],
          administrative_area: values['address-level1'],
          postal_code: values['postal-code'],
        })
        return verdictOfWorld(recordsIn(body, title), country)
      },
    },
    options,
  )
}

function verdictOfUsa([candidate = {}]: readonly Fields[], country: string): AddressVerdict {
  const { dpv_match_code: code, dpv_footnotes: footnotes } = fieldsOf(candidate.analysis)
  const verdict = verdictOfDpv(code, textOf(footnotes))
  if (verdict === undefined || verdict.status === 'unknown') return { status: 'unknown' }
  const record = fieldsOf(candidate.components)
  const values = postalValues({
    lines: [textOf(candidate.delivery_line_1), textOf(candidate.delivery_line_2)],
    unit: joined(' ', record.secondary_designator, record.secondary_number),
    city: textOf(record.city_name),
    state: textOf(record.state_abbreviation),
    postal: joined('-', record.zipcode, record.plus4_code),
    country,
  })
  return { ...verdict, values }
}

/** The verdict of the International Street API. Two candidates of one house, with and without the name of a company, count as one. */
function verdictOfWorld(candidates: readonly Fields[], country: string): AddressVerdict {
  const [candidate = {}] = candidates
  const analysis = fieldsOf(candidate.analysis)
  const { verification_status: status, address_precision: precision } = analysis
  const isBuilding = precision === 'Premise' || precision === 'DeliveryPoint'
  const isKnown = isBuilding || precision === 'Thoroughfare'
  if (!isKnown || !/^(Verified|Partial|Ambiguous)$/.test(`${status}`)) return { status: 'unknown' }
  const values = valuesOf(candidate, country)
  const isOne = new Set(candidates.map(houseOf)).size === 1
  const isSure = status === 'Verified' || (status === 'Ambiguous' && isOne)
  const changes = fieldsOf(fieldsOf(analysis.changes).components)
  // A country without data on units confirms none.
  const knowsUnits = analysis.max_address_precision === 'DeliveryPoint'
  const unconfirmed = components.flatMap(([field, name]) =>
    /^(Identified|Unrecognized)/.test(`${changes[name]}`) && (knowsUnits || name !== 'sub_building')
      ? [field]
      : [],
  )
  if (isBuilding && isSure && unconfirmed.length === 0) return { status: 'deliverable', values }
  const missing = isBuilding ? 'address-line2' : 'address-line1'
  return { status: 'incomplete', values, doubtful: unconfirmed.length ? unconfirmed : [missing] }
}

const components: readonly (readonly [field: AddressField, name: string])[] = [
  ['address-line1', 'premise'],
  ['address-line2', 'sub_building'],
  ['address-level2', 'locality'],
  ['address-level1', 'administrative_area'],
  ['postal-code', 'postal_code'],
]

function houseOf({ components }: Fields): string {
  const { sub_building, premise, building, thoroughfare, postal_code } = fieldsOf(components)
  return JSON.stringify([sub_building, premise, building, thoroughfare, postal_code])
}

function valuesOf(candidate: Fields, country: string): AddressVerdict['values'] {
  const record = fieldsOf(candidate.components)
  return postalValues({
    lines: linesOf(candidate),
    unit: textOf(record.sub_building),
    area: textOf(record.dependent_locality),
    city: textOf(record.locality),
    state: textOf(record.administrative_area),
    postal: textOf(record.postal_code),
    country,
  })
}

/** The lines above the city line. The address format of the answer names the parts of each line, separated by `|`. */
function linesOf(candidate: Fields): readonly (string | undefined)[] {
  const format = textOf(fieldsOf(candidate.metadata).address_format) ?? ''
  return format.split('|').flatMap((parts, index) => {
    const isOfStreet = /thoroughfare|premise|building|post_box|route|dependent_locality/.test(parts)
    const isOfCity = /(^|[\s,])(locality|administrative_area|postal_code)\b/.test(parts)
    return isOfStreet && !isOfCity ? [textOf(candidate[`address${index + 1}`])] : []
  })
}
