import type { AddressField, AddressVerdict } from '@signpost/client/domain'
import { stateOfUsps, verdictOfDpv } from '../domain/dpv.ts'
import { type Fields, fieldsOf, isRecord, textOf } from '../domain/fields.ts'
import { joined, postalValues } from '../domain/postalValues.ts'
import type { Call } from '../internals/createCall.ts'
import {
  defineValidation,
  unsupportedCountry,
  type Validation,
  type ValidationOptions,
} from '../internals/defineValidation.ts'
import { unreadable } from '../internals/failure.ts'

export interface IdealPostcodesOptions extends ValidationOptions {
  readonly apiKey: string
}

const title = 'Ideal Postcodes'
const kingdom = ['GB', 'GG', 'IM', 'JE']

/** Ideal Postcodes (API 4), with the Postcode Address File of Royal Mail for the United Kingdom, and the data of the US Postal Service. */
export function idealPostcodes({ apiKey, ...options }: IdealPostcodesOptions): Validation {
  const find = async (call: Call, path: string, body: object): Promise<Fields> => {
    const url = `https://api.ideal-postcodes.co.uk/v1/${path}/addresses`
    // An error has another status; every answer has `Success` as its `message`.
    const reply = await call.ask(url, { api_key: apiKey }, { body, refuses: () => false })
    const { result } = fieldsOf(reply.body)
    if (!isRecord(result)) throw unreadable(title)
    return result
  }
  return defineValidation(
    {
      title,
      async validate(values, call) {
        const { country, 'address-level2': city, 'postal-code': postal } = values
        const lines = [values['address-line1'], values['address-line2']]
        const state = stateOfUsps(country, values['address-level1'])
        if (state !== undefined) {
          const query = joined(', ', ...lines, city, joined(' ', state, postal))
          return verdictOfUsa(await find(call, 'verify', { query }), country)
        }
        if (!kingdom.includes(country)) throw unsupportedCountry(title, country)
        const query = joined(', ', ...lines)
        const result = await find(call, 'cleanse', { query, post_town: city, postcode: postal })
        return verdictOfKingdom(result, country)
      },
    },
    options,
  )
}

function verdictOfUsa(result: Fields, country: string): AddressVerdict {
  const { dpv, dpv_footnotes: footnotes } = fieldsOf(result.match)
  const verdict = verdictOfDpv(dpv, textOf(footnotes))
  if (verdict === undefined || verdict.status === 'unknown') return { status: 'unknown' }
  const { parsed_unit_designator: designator, parsed_unit_number: number } = fieldsOf(result.match)
  const values = postalValues({
    lines: [textOf(result.address_line_one), textOf(result.address_line_two)],
    unit: joined(' ', textOf(designator), textOf(number)),
    city: textOf(result.city),
    state: textOf(result.state),
    postal: textOf(result.zip_code),
    country,
  })
  return { ...verdict, values }
}

/** The verdict by the matching parts. Unless the premise matches, the nearest match is another house or flat. */
function verdictOfKingdom(result: Fields, country: string): AddressVerdict {
  const { match } = result
  if (!isRecord(match)) return { status: 'unknown' }
  const fits = (part: string, levels: RegExp): boolean => levels.test(`${result[`${part}_match`]}`)
  const [isPostcode, isStreet] = [fits('postcode', /^FULL$/), fits('thoroughfare', /^FULL$/)]
  if (!isPostcode && !isStreet) return { status: 'unknown' }
  const isPremise =
    fits('premise', /^FULL$/) || (fits('premise', /^NA$/) && fits('organisation', /^FULL$/))
  const isTown = fits('post_town', /^(FULL|PARTIAL)$/)
  if (isPremise && (isPostcode ? !fits('thoroughfare', /^INCORRECT$/) : isTown)) {
    return { status: 'deliverable', values: valuesOf(match, country) }
  }
  const isUnit = fits('premise', /^PARTIAL$/) && textOf(match.sub_building_name) !== undefined
  const doubtful: readonly (readonly [AddressField, boolean])[] = [
    ['address-line1', isPremise ? isPostcode : !isUnit],
    ['address-line2', isUnit && !isPremise],
    ['address-level2', !isPostcode && !isTown],
    ['postal-code', !isPostcode],
  ]
  return { status: 'incomplete', doubtful: doubtful.flatMap(([field, is]) => (is ? [field] : [])) }
}

function valuesOf(match: Fields, country: string): AddressVerdict['values'] {
  const names = [match.organisation_name, match.department_name].map(textOf)
  const lines = [match.line_1, match.line_2, match.line_3].map(textOf)
  return postalValues({
    lines: lines.filter((line) => !names.includes(line)),
    unit: textOf(match.sub_building_name),
    city: textOf(match.post_town),
    postal: textOf(match.postcode),
    country,
  })
}
